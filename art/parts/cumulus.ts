import { place, shape } from './svg.ts'

/** A fair-weather cloud, 360 wide with a flat foot at `y`; lit from the right. */
export const cumulus = (x: number, y: number, scale: number, [shade, lit]: readonly [shade: string, lit: string]) =>
  place(
    x,
    y,
    scale,
    shape(shade, 'M-180 0Q-176-34-140-36-136-78-92-80-66-128-10-122 44-140 76-96 120-104 132-62 170-60 180 0Z') +
      shape(
        lit,
        'M-40-118Q-20-124-10-122 44-140 76-96 120-104 132-62 170-60 180 0H120Q128-34 96-44 92-72 52-70 40-104-6-98-30-100-40-118Z',
      ),
  )
