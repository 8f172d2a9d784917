import { place, shape, stroke } from './svg.ts'

type Heron = { x: number; y: number; scale?: number; ink: string; lit: string; facing?: 'left' | 'right' }

/** A heron standing still, 200 high, its feet at `x`, `y`; the light comes from the side it faces. */
export const heron = ({ x, y, scale = 1, ink, lit, facing = 'right' }: Heron) =>
  place(
    x,
    y,
    scale,
    stroke(ink, 4, 'M-6-70-8 0M8-72 12-36 6 0') +
      shape(
        ink,
        'M-70-58Q-50-104-6-112 20-118 24-140 22-158 10-166 0-178 8-190 22-202 36-192L84-182 38-178Q32-172 36-156 40-128 30-98 22-66-18-62-44-60-70-58Z',
      ) +
      shape(
        lit,
        'M36-192 84-182 38-178Q32-172 36-156 40-128 30-98 26-84 14-74 26-110 30-138 30-158 24-170 30-180 36-192Z',
      ) +
      stroke(ink, 3, 'M14-192Q-4-198-22-190'),
    facing === 'right' ? scale : -scale,
  )
