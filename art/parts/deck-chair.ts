import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, shape, stroke } from './svg.ts'

type Sitter = { x: number; y: number; scale: number; coat: string; skin: string }

/** Somebody in a deck chair who faces left, 82 high, the feet on `y`. */
export const deckChair = ({ x, y, scale, coat, skin }: Sitter) =>
  place(
    x,
    y,
    scale,
    stroke('#7a5636', 5, 'M-14-40-36 0M-30-60 30 0M24-22 36 0') +
      shape('#e4d3ae', 'M-46-76-36-82 6-24H36V-14H0Z') +
      shape(inks.cedar, 'M-34-60-28-64 14-20H6Z') +
      shape(coat, 'M-24-58Q-8-62-2-40L4-26H34L36-16H-4Q-16-20-20-34Z') +
      disc(skin, -20, -70, 9) +
      shape(inks.ink, 'M-30-70q0-12 10-12 11 1 9 12-6-6-14-5Z') +
      shape('#15202a', 'M30-24H40L46 0H36Z'),
    -scale,
  )
