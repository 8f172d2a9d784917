import { inks } from '../../src/ui/base/inks.ts'
import { lantern } from './lantern.ts'
import { disc, place, shape, sliver, stroke } from './svg.ts'

const [dark, rim] = ['#0a1f23', '#f6c97f']

type LanternBoat = {
  x: number
  y: number
  scale?: number
  hull: string
  coats: readonly string[]
  /** Which of three looks the first person has. */
  first?: number
  /** The side the light comes from. */
  light?: 'left' | 'right'
}

/** A small boat of listeners, seen from behind, 260 long, with a lantern at the bow. */
export const lanternBoat = ({ x, y, scale = 1, hull, coats, first = 0, light = 'right' }: LanternBoat) =>
  place(
    x,
    y,
    scale,
    shape(inks.brass, sliver(70, 18, 150, 8) + sliver(40, 34, 130, 7)) +
      coats
        .map((coat, i) => place(-62 + i * 62, -14, sizes[(i + first) % 3] ?? 1, listener(coat, (i + first) % 3)))
        .join('') +
      shape(hull, 'M-130-40Q-60-20 20-20T142-50Q132-6 100 6H-92Q-122-6-130-40Z') +
      shape('#f0bf5c', 'M40-21Q100-28 142-50L140-42Q104-20 36-15Z') +
      shape(dark, 'M-126-26Q-110 6-92 6H100Q112 2 122-12 60 0 0 0T-126-26Z') +
      stroke(dark, 5, 'M128-44V-110H112') +
      lantern(112, -112, 1.1),
    light === 'right' ? scale : -scale,
  )

const sizes = [1, 1.06, 0.8]

/** Head and shoulders against the light, with a toque, a wide hat or hair in a knot. */
const listener = (coat: string, look: number) =>
  shape(coat, 'M-26 6Q-32-44-14-52H14Q32-44 26 6Z') +
  shape(rim, 'M8-52H14Q32-44 26 6H20Q24-40 8-52Z') +
  disc(dark, 0, -68, 16) +
  (heads[look] ?? '') +
  shape(rim, 'M8-82A16 16 0 0 1 8-54Q14-68 8-82Z')

const heads = [
  shape(inks.cedar, 'M-17-68Q-19-90 0-90T17-68Q0-76-17-68Z') + disc(inks.ember, 0, -92, 6),
  shape(dark, 'M-30-70Q-16-76-15-82-12-92 0-92T15-82Q16-76 30-70 0-62-30-70Z'),
  shape('#5b2a22', 'M-18-62Q-22-88 0-88 22-86 17-66 6-74-4-66-12-58-18-62Z') + disc('#5b2a22', -4, -92, 8),
]
