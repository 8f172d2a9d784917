import { random } from './random.ts'
import { type Point, polygon, round, shape } from './svg.ts'

type Island = { x: number; y: number; width: number; height: number; ink: string; shore: string; seed: number }

/** A wooded island on the waterline `y`, its left end at `x`, with a dark shoreline. */
export const island = ({ x, y, width, height, ink, shore, seed }: Island) => {
  const next = random(seed)
  const trees = Math.round(width / 13)
  const crowns = Array.from({ length: trees }, (_, i): Point[] => {
    const along = (i + 0.5) / trees
    const ground = y - Math.sin(Math.PI * along) ** 0.6 * height * 0.62
    const crown = height * (0.16 + next() * 0.24)
    const centre = x + along * width
    return [
      [centre - width / trees / 2, ground],
      [centre + (next() - 0.5) * 4, ground - crown],
    ]
  }).flat()
  return (
    shape(ink, polygon([[x, y], ...crowns, [x + width, y]])) +
    shape(shore, `M${round(x - 8)} ${round(y)}h${round(width + 16)}l-14 5H${round(x + 10)}Z`)
  )
}
