import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, stroke } from './svg.ts'

/** A harbour tug, 230 long and 200 high, her bow to the right; the middle of her waterline at `x`, `y`. */
export const tug = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    stroke(inks.ink, 4, 'M12-130V-206M12-190 84-60M12-190-70-60') +
      shape('#7f8d80', 'M-66-86H54V-38H-66Z') +
      shape('#d9cfae', 'M22-86H54V-38H22Z') +
      shape('#7f8d80', 'M-12-134H42V-86H-12Z') +
      shape('#e9dfbd', 'M22-134H46L42-86H22Z') +
      shape(
        inks.brass,
        'M-6-126H8V-104H-6ZM26-126H40V-104H26ZM-54-74H-36V-54H-54ZM-24-74H-6V-54H-24ZM30-74H46V-54H30Z',
      ) +
      shape(inks.rust, 'M-20-142H52V-132H-20ZM-74-92H60V-84H-74Z') +
      shape(inks.cedar, 'M-52-148H-22V-92H-52Z') +
      shape(inks.ember, 'M-30-148H-22V-92H-30Z') +
      shape(inks.ink, 'M-54-150H-20V-134H-54Z') +
      shape('#0f2a2f', 'M-122-46Q-40-30 40-36 96-42 124-66L112 0H-104Q-120-20-122-46Z') +
      shape(inks.cedar, 'M-122-46Q-40-30 40-36 96-42 124-66L122-54Q96-32 40-26-40-20-120-36Z') +
      shape(inks.ember, 'M70-43Q104-50 124-66L122-54Q104-40 74-33Z') +
      shape(
        '#091d21',
        'M-90-18a13 13 0 1 0 26 0a13 13 0 1 0-26 0ZM-30-14a13 13 0 1 0 26 0a13 13 0 1 0-26 0ZM30-16a13 13 0 1 0 26 0a13 13 0 1 0-26 0ZM110-64 132-70V-20L112-14Z',
      ),
  )
