import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, shape } from './svg.ts'

type Pupil = {
  x: number
  y: number
  scale?: number
  coat: readonly [shade: string, lit: string]
  hat: readonly [shade: string, lit: string]
  /** Hairstyle and gesture. */
  like?: 'toque' | 'braids' | 'asking'
}

/** A child sitting on the ground, seen from behind, about 100 high; lit from the right. */
export const pupil = ({ x, y, scale = 1, coat, hat, like = 'toque' }: Pupil) =>
  place(
    x,
    y,
    scale,
    (like === 'asking'
      ? shape(coat[0], 'M14-44Q40-70 44-106H58Q60-66 34-30Z') +
        shape(coat[1], 'M50-106H58Q60-66 34-30L30-34Q52-64 50-106Z') +
        disc(inks.ember, 51, -112, 8)
      : '') +
      shape(coat[0], 'M-36 0Q-42-50-20-60-10-64 0-64T20-60Q42-50 36 0Z') +
      shape(coat[1], 'M6-64Q14-63 20-60 42-50 36 0H22Q28-44 6-64Z') +
      shape(inks.rust, 'M-8-72H8V-58Q0-54-8-58Z') +
      disc(inks.ink, 0, -82, 18) +
      (like === 'braids' ? shape(inks.ink, 'M-18-80-24-44-16-40-10-74ZM18-80 24-44 16-40 10-74Z') : '') +
      shape(hat[0], 'M-20-82Q-22-106 0-106T20-82Q0-90-20-82Z') +
      shape(hat[1], 'M4-106Q22-103 20-82 15-85 9-86 14-98 4-106Z') +
      disc(hat[1], 2, -108, 7),
  )
