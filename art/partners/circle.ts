import { type Point, round } from '../parts/svg.ts'

/** A point on a circle; degrees run clockwise from three o'clock. */
export const pointOn = (x: number, y: number, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** The same point as path data. */
export const onCircle = (x: number, y: number, radius: number, degrees: number) =>
  pointOn(x, y, radius, degrees).map(round).join(' ')

/** Path data of a disc. */
export const circle = (x: number, y: number, radius: number) => {
  const [r, across] = [round(radius), round(radius * 2)]
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 0 1 ${across} 0a${r} ${r} 0 0 1-${across} 0Z`
}
