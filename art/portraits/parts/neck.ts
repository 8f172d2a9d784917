import type { Head, Mould } from './head.ts'
import { paint } from './paint.ts'
import type { Skin } from './skin.ts'

/** The neck down to the collarbones, with the shadow of the jaw. */
export const neck = ({ around }: Head, skin: Skin, width = 1) => {
  const wide: Mould = (x, y, z) => [x * width, y, z]
  return (
    paint(
      skin.base,
      around(
        '-16,78,-2! -16.6,96,-6 -18,108,-10 -21,114,-10! -20,150,0! 20,150,0! 21,114,-10! 18,108,-10 16.6,96,-6 16,78,-2!',
        wide,
      ),
    ) +
    paint(
      skin.shade,
      around(
        '-16,78,-2! -16.6,96,-6 -18,108,-10 -21,114,-10! -20,150,0! -2,150,10! -3,134,8 -7,126,9 -2,118,10 2,110,12 8,78,6!',
        wide,
      ),
    ) +
    paint(
      skin.deep,
      around(
        '-16,78,-2! -16.6,96,-6 -17.6,106,-8! -10,112,2 -2,115.5,8 5,112,11 11,105.5,8 16.8,95,-6 16,78,-2!',
        wide,
      ),
    )
  )
}
