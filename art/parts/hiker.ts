import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, shape, stroke } from './svg.ts'

type Hiker = {
  x: number
  y: number
  scale?: number
  coat: readonly [shade: string, lit: string]
  pack: string
  hat: string
  facing?: 'left' | 'right'
}

/** A walker with a pack and a staff, about 100 high; lit from the side she faces. */
export const hiker = ({ x, y, scale = 1, coat, pack, hat, facing = 'right' }: Hiker) =>
  place(
    x,
    y,
    scale,
    shape(inks.ink, 'M-12-46H2L-4-24-16 0H-26L-16-24ZM-2-46H12L14-24 20 0H10L4-22Z') +
      shape(pack, 'M-14-82Q-32-84-34-66V-50Q-34-42-24-42H-12Z') +
      shape(inks.ink, 'M-34-62H-20V-57H-34ZM-36-88H-16V-80H-36Z') +
      shape(coat[0], 'M-14-42Q-18-78-6-84H6Q14-78 13-42Z') +
      shape(coat[1], 'M2-84H6Q14-78 13-42H6Q8-70 2-84Z') +
      stroke(coat[0], 7, 'M2-76 8-60 24-58') +
      stroke(inks.brass, 2.6, 'M27-78 31 0') +
      disc('#b97a52', 26, -58, 4) +
      shape('#b97a52', 'M-4-88H5V-82H-4Z') +
      disc('#b97a52', 2, -93, 9) +
      shape(hat, 'M-9-94Q-9-105 2-105T13-95L18-93Q2-92-9-94Z'),
    facing === 'right' ? scale : -scale,
  )
