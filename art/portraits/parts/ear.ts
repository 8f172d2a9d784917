import { type Head, onSide } from './head.ts'
import { paint } from './paint.ts'
import type { Skin } from './skin.ts'

/** The ear on one side, between the heights of the brow and the base of the nose. */
export const ear = ({ around }: Head, skin: Skin, side: -1 | 1) => {
  const [tone, hollow] = side < 0 ? [skin.shade, skin.deep] : [skin.base, skin.shade]
  const whole = '29,50,6! 31.5,46,-2 34,44,-8 36,49,-11 35,58,-9 32.5,65,-4 30,69,2 28,62,6!'
  const inside = '31,49,0! 33.5,47,-6 34.8,51,-8.5 33.8,58,-6 31.5,62,-1! 32.6,57,-3 31.5,54,-2 33,51,-5'
  return paint(tone, around(whole, onSide(side))) + paint(hollow, around(inside, onSide(side)))
}
