import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, shape, stroke } from './svg.ts'

const [dark, coat, lit] = ['#1b1a38', '#2c4a5c', '#f6c39a']

/** A laser scanner on its tripod, 230 high, standing on `y`. */
export const scanner = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    stroke(dark, 9, 'M0-150-64 0M0-150 58 0M0-150 6-6') +
      stroke(lit, 2.4, 'M4-146 61-4M3-146 9-8') +
      shape(dark, 'M-26-164H26V-146H-26Z') +
      shape('#cfc4c9', 'M-30-164V-214Q-30-234-12-234H12Q30-234 30-214V-164Z') +
      shape(inks.snow, 'M10-164V-234H12Q30-234 30-214V-164Z') +
      shape(dark, 'M-12-226H8V-172H-12Z') +
      disc(inks.glacier, -2, -200, 9) +
      disc(inks.snow, -2, -200, 4),
  )

/** A surveyor seen from behind, with a tablet, looking to the left, 330 high, standing on `y`; lit from the right. */
export const surveyor = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(dark, 'M-44-160H2L-8-62-12-8-20 0H-58V-8L-42-14-46-72ZM2-160H46L48-70 44-14 60-8V0H22L12-8 8-60Z') +
      shape(lit, 'M40-160H46L48-70 44-14H38L42-70Z') +
      stroke(coat, 26, 'M-40-244-78-200-96-178') +
      shape(coat, 'M-58-140Q-62-226-46-256-30-274-10-276H14Q36-274 50-256 64-226 58-140Q0-128-58-140Z') +
      shape('#223a4c', 'M-58-140Q-62-226-46-256-30-274-16-275-40-230-34-134-48-136-58-140Z') +
      shape(lit, 'M22-275Q38-273 50-256 64-226 58-140L50-138Q54-220 42-250 34-264 14-272Z') +
      shape(inks.brass, 'M-60-190Q0-178 60-190V-172Q0-160-60-172Z') +
      shape('#f9dd9b', 'M52-188 60-190V-172L52-171Z') +
      shape(dark, 'M-136-222-92-232-84-172-128-162Z') +
      shape(inks.glacier, 'M-131-216-96-224-90-178-125-169Z') +
      disc(dark, -98, -172, 13) +
      shape(dark, 'M-14-270-12-298H14L15-270Q0-264-14-270Z') +
      shape(dark, 'M-34-310Q-36-346-2-346T32-310Q32-282 14-278H-16Q-34-284-34-310Z') +
      shape(inks.cedar, 'M-38-314Q-40-356-2-356T34-314Q0-324-38-314Z') +
      shape(inks.ember, 'M8-355Q34-350 34-314 28-316 20-317 24-340 8-355Z') +
      shape(inks.cedar, 'M-36-318-58-306-34-308Z') +
      shape(lit, 'M32-310Q32-286 18-279L14-280Q27-290 27-312Z'),
  )

/** A drone with four rotors, 120 wide, seen from below. */
export const drone = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    stroke(dark, 5, 'M-44-10 44-10M-20 8-28 22M20 8 28 22') +
      shape(dark, 'M-22-14H22L16 8H-16ZM-48-20h8v12h-8ZM40-20h8v12h-8Z') +
      stroke(lit, 3, 'M-64-22H-24M24-22H64') +
      disc(inks.glacier, 0, 10, 6),
  )
