import { stroke } from '../../parts/svg.ts'
import type { Head } from './head.ts'
import { closed, open } from './through.ts'

/** Round-cornered spectacles; the arm runs back to the nearer ear. */
export const glasses = ({ on, around, sin }: Head, ink: string, width = 4) => {
  const lens = (side: -1 | 1) =>
    closed(
      on('5,47,3 9,44.6,3 16,44.4,3 22.4,46.4,2 23,51,2 20.6,56.4,2 14,58.2,3 7.4,56.8,3 4.8,52,3', (x, y, out) => [
        side * x,
        y,
        out,
      ]),
    )
  const bridge = open(on('-5,48.4,3 0,46.8,6 5,48.4,3'))
  const arm = open(around(sin > 0 ? '-22.6,48,27 -28,47,18 -32,47,4' : '22.6,48,27 28,47,18 32,47,4'))
  return stroke(ink, width, lens(-1) + lens(1) + bridge + arm)
}
