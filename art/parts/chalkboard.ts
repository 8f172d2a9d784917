import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, stroke } from './svg.ts'

/** A chalkboard on an easel, 180 wide and 214 high, with peaks and a glacier drawn on it; standing on `y`. */
export const chalkboard = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    stroke(inks.rust, 9, 'M-66-176-104 4M44-176 82 4M-10-176V-10') +
      shape(inks.cedar, 'M-98-214H78V-66H-98Z') +
      shape(inks.ember, 'M-98-66H78V-58H-98ZM70-214H78V-66H70Z') +
      shape(inks.spruce, 'M-90-206H70V-74H-90Z') +
      stroke(
        inks.snow,
        3.5,
        'M-80-104-46-168-30-140-4-188 30-128 40-140 62-104M-34-148Q-22-128-30-112T-12-92M-2-150Q6-128 2-112T20-92M-70-86H-30',
      ),
  )
