import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, sliver } from './svg.ts'

/** A loon afloat, 90 long, its waterline at `y`; it swims to the right. */
export const loon = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(
      inks.ink,
      'M-48-6Q-30-26 6-24 14-26 12-38 10-54 26-56 36-56 38-48L58-44 38-42Q32-38 34-24 36-4 18 0H-34Q-46-2-48-6Z',
    ) +
      shape(
        inks.snow,
        'M14-30H33V-24H14ZM22-8Q30-10 34-18 34-4 18 0H-30Q0-2 22-8ZM-26-16h6v4h-6ZM-14-20h6v4h-6ZM-2-19h6v4H-2ZM-18-12h5v4h-5ZM-6-13h5v4h-5Z',
      ) +
      shape(inks.ember, 'M28-50h4v4h-4Z') +
      shape('#a9d3cf', sliver(-110, 6, 200, 7) + sliver(-150, 16, 150, 5)),
  )
