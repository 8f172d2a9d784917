import { round, shape } from './svg.ts'

type Cloud = { x: number; y: number; width: number; thickness: number; ink: string }

/** A flat bank of stratus: two pills, one above the other, the lower left end at `x`, `y`. */
export const cloudBank = ({ x, y, width, thickness, ink }: Cloud) =>
  shape(ink, pill(x, y, width, thickness) + pill(x + width * 0.2, y - thickness * 0.9, width * 0.55, thickness))

/** Path data of a horizontal bar with round ends. */
export const pill = (x: number, y: number, width: number, thickness: number) => {
  const radius = round(thickness / 2)
  const straight = round(width - thickness)
  return `M${round(x + thickness / 2)} ${round(y)}h${straight}a${radius} ${radius} 0 0 1 0 ${round(thickness)}h${-straight}a${radius} ${radius} 0 0 1 0 ${round(-thickness)}Z`
}
