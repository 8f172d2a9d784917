import { stroke } from '../../parts/svg.ts'
import { type Head, onSide } from './head.ts'
import { smoothLine, smoothShape } from './smooth.ts'

/** Glasses with rounded frames; the arm runs back to the nearer ear. */
export const glasses = ({ on, around, sin }: Head, ink: string, width = 4) => {
  const lens = '5,47,3 9,44.6,3 16,44.4,3 22.4,46.4,2 23,51,2 20.6,56.4,2 14,58.2,3 7.4,56.8,3 4.8,52,3'
  const rims = smoothShape(on(lens, onSide(-1))) + smoothShape(on(lens, onSide(1)))
  const bridge = smoothLine(on('-5,48.4,3 0,46.8,6 5,48.4,3'))
  const arm = smoothLine(around('22.6,48,27 28,47,18 32,47,4', onSide(sin > 0 ? -1 : 1)))
  return stroke(ink, width, rims + bridge + arm)
}
