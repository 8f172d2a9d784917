import { round } from '../parts/svg.ts'

/** A point on a circle as path data; degrees run clockwise from three o'clock. */
export const onCircle = (x: number, y: number, radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`
}

/** Path data of a disc. */
export const circle = (x: number, y: number, radius: number) => {
  const [r, across] = [round(radius), round(radius * 2)]
  return `M${round(x - radius)} ${round(y)}a${r} ${r} 0 0 1 ${across} 0a${r} ${r} 0 0 1-${across} 0Z`
}
