import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, stroke } from './svg.ts'

/** A tied bundle of newspapers, 144 wide and 60 high, standing on `y`; lit from the right. */
export const paperBundle = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape('#d9c8b0', 'M-60-46H52V0H-60Z') +
      shape(inks.snow, 'M52-46 84-58V-12L52 0ZM-60-46-24-60H84L52-46Z') +
      stroke('#b49c8a', 1.6, 'M-60-37H52L84-49M-60-28H52L84-40M-60-19H52L84-31M-60-10H52L84-22') +
      shape(inks.cedar, 'M-10-46H-4V0H-10ZM-10-46 24-60H30L-4-46Z') +
      shape('#8f7896', 'M-44-50-20-58H14L-10-50ZM6-50 34-58H62L36-50Z'),
  )
