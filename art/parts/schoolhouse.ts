import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, stroke } from './svg.ts'

type Schoolhouse = {
  x: number
  y: number
  scale?: number
  wall: readonly [shade: string, lit: string]
  roof: readonly [shade: string, lit: string]
}

/** A one-room school with a belfry, 110 wide and 130 high, the middle of its foot at `x`, `y`; lit from the right. */
export const schoolhouse = ({ x, y, scale = 1, wall, roof }: Schoolhouse) =>
  place(
    x,
    y,
    scale,
    shape(wall[0], 'M-54-52H16V0H-54Z') +
      shape(wall[1], 'M16-52 35-80 54-52V0H16Z') +
      shape(wall[0], 'M-4-112H8V-84H-4Z') +
      shape(wall[1], 'M8-112H18V-84H8Z') +
      shape(roof[0], 'M-46-86H35L16-50H-62Z') +
      shape(roof[1], 'M35-86 62-48H53L35-76 20-50H12Z') +
      shape(roof[0], 'M-8-110 7-132 22-110Z') +
      shape(roof[1], 'M7-132 22-110H8Z') +
      shape(inks.ink, 'M1-106H5V-94H1ZM10-106H14V-94H10Z') +
      shape(inks.deep, 'M28-30H42V0H28ZM31-54H39V-42H31ZM-46-38H-36V-18H-46ZM-28-38H-18V-18H-28ZM-10-38H0V-18H-10Z') +
      shape(inks.brass, 'M-46-38H-42V-18H-46ZM-28-38H-24V-18H-28ZM-10-38H-6V-18H-10ZM31-54H39V-48H31Z') +
      stroke(inks.ink, 1.2, 'M7-132V-140'),
  )
