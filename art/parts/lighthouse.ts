import { inks } from '../../src/ui/base/inks.ts'
import { place, shape } from './svg.ts'
import { tints } from './tints.ts'

type Lighthouse = { x: number; y: number; scale?: number; lamp?: string; light?: 'left' | 'right' }

/** A banded tower, 300 high at scale 1, the middle of its foot at `x`, `y`. */
export const lighthouse = ({ x, y, scale = 1, lamp = inks.brass, light = 'right' }: Lighthouse) =>
  place(
    x,
    y,
    scale,
    shape(inks.paper, 'M-30-196H30L44 0H-44Z') +
      shape(inks.cedar, 'M-33.5-147H33.5L37-98H-37ZM-40.5-49H40.5L44 0H-44Z') +
      shape(tints.whitewashShade, 'M-30-196H-6L-10-147H-33.5ZM-37-98H-13L-17-49H-40.5Z') +
      shape(inks.rust, 'M-33.5-147H-10L-13-98H-37ZM-40.5-49H-17L-20 0H-44Z') +
      shape(inks.ink, 'M2-132h10v18H2ZM2-34a9 9 0 0 1 18 0V0H2ZM4-178h9v15H4Z') +
      shape(
        inks.ink,
        'M-40-206H40L34-196H-34ZM-42-222h84v3h-84ZM-41-222h3v18h-3ZM38-222h3v18h-3ZM-21-222h2v18h-2ZM19-222h2v18h-2Z',
      ) +
      shape(inks.ink, 'M-22-248H22V-206H-22Z') +
      shape(lamp, 'M-18-244H-6V-212H-18ZM-3-244H6V-212H-3ZM9-244H18V-212H9Z') +
      shape(inks.rust, 'M-28-248Q-22-272 0-278V-248Z') +
      shape(inks.cedar, 'M-10-248Q-8-270 0-278 22-272 28-248Z') +
      shape(inks.ink, 'M-4-284h8v8h-8ZM-1-300h2v18h-2Z'),
    light === 'right' ? scale : -scale,
  )

type Beam = { x: number; y: number; length: number; spread: number; ink: string }

/** A beam from the lamp at `x`, `y`; a negative length points it to the left. */
export const beam = ({ x, y, length, spread, ink }: Beam) =>
  shape(ink, `M${x} ${y - 6}L${x + length} ${y - spread}V${y + spread * 0.6}L${x} ${y + 8}Z`)
