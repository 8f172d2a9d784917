import { round, stroke } from '../../parts/svg.ts'
import type { Head } from './head.ts'

/** A ring in the lobe of the right ear. */
export const hoopEarring = ({ around }: Head, ink: string) => {
  const [lobe] = around('30.4,68,1')
  return lobe ? stroke(ink, 4.5, `M${round(lobe.x - 4)} ${round(lobe.y)}a10 12 0 1 0 9 0`) : ''
}
