import { type Point, polygon, shape } from './svg.ts'

type Fern = { x: number; y: number; size: number; ink: string; lit: string }

/** A sword fern: fronds arching out of one crown at `x`, `y`; those on the light's side are lit. */
export const fern = ({ x, y, size, ink, lit }: Fern) => {
  const fronds = [-76, -46, -18, 8, 36, 58, 80].map((degrees, i) => {
    const reach = size * (0.84 + 0.16 * ((i * 5) % 3))
    const angle = (degrees * Math.PI) / 180
    return { degrees, d: frond([x, y], Math.sin(angle) * reach, Math.cos(angle) * reach * 0.92) }
  })
  const paint = (from: number, to: number) =>
    fronds
      .filter(({ degrees }) => degrees >= from && degrees < to)
      .map(({ d }) => d)
      .join('')
  return shape(ink, paint(-90, 30)) + shape(lit, paint(30, 90))
}

/** A frond that rises by `rise`, leans by `lean` and droops at the tip. */
const frond = ([x, y]: Point, lean: number, rise: number) => {
  const at = (t: number): Point => [
    x + lean * t,
    y - rise * (1.5 * t - 0.62 * t * t) - Math.abs(lean) * 0.5 * t * (1 - t),
  ]
  const length = Math.hypot(lean, rise)
  const leaflets = Array.from({ length: 8 }, (_, i) => 0.14 + i * 0.107)
  const side = (sign: number) =>
    leaflets.flatMap((t): Point[] => {
      const [px, py] = at(t)
      const [qx, qy] = at(Math.min(1, t + 0.05))
      const step = Math.hypot(qx - px, qy - py) || 1
      const [ux, uy] = [(qx - px) / step, (qy - py) / step]
      const leaf = length * 0.13 * Math.sin(Math.PI * (0.2 + t * 0.78))
      return [
        [px, py],
        [px - sign * uy * leaf + ux * leaf * 0.7, py + sign * ux * leaf + uy * leaf * 0.7],
      ]
    })
  return polygon([[x, y], ...side(1), at(1.06), ...side(-1).reverse()])
}
