import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, shape, stroke } from './svg.ts'

/** A teacher in a wide hat, 200 high, pointing to the left; lit from the right. */
export const teacher = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(inks.ink, 'M-20-64H-2L-4 0H-22ZM2-64H20L22 0H4Z') +
      shape(inks.cedar, 'M-26-56Q-28-128-14-146H14Q28-128 26-56Z') +
      shape(inks.ember, 'M4-146H14Q28-128 26-56H12Q18-116 4-146Z') +
      shape(inks.cedar, 'M-14-142-56-158-60-148-20-118Z') +
      stroke(inks.paperShade, 4, 'M-56-153-112-172') +
      disc('#b97a52', -58, -153, 7) +
      shape(inks.ember, 'M14-140Q34-120 40-88L30-84Q24-106 12-118Z') +
      disc('#b97a52', 35, -84, 7) +
      shape('#b97a52', 'M-6-158H7V-142H-6ZM-14-172a15 15 0 0 1 30 0Q16-154 1-152-14-156-14-172Z') +
      shape(inks.rust, 'M-14-170Q-18-152-10-148L-6-168Z') +
      shape(inks.brass, 'M-34-176Q-14-180-14-184-12-202 1-202T16-184Q18-180 36-176 2-166-34-176Z') +
      shape('#f9dd9b', 'M6-202Q16-200 16-184 18-180 36-176 22-171 8-171Q14-186 6-202Z'),
  )
