import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, shape, stroke } from './svg.ts'

const [coat, shade, lit, skin] = ['#27455f', '#1b3146', '#f3d0a6', '#b97a52']

/** The keeper of a wharf, writing in a tally book and looking to the left; 300 high, standing on `y`, lit from the right. */
export const wharfinger = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(inks.ink, 'M-34-80H-2L-8-14H-40ZM6-80H36L38-14H10Z') +
      shape('#0a1715', 'M-56-14Q-54-22-40-24H-6V0H-60ZM-2-14 10-24H40V0H-6Z') +
      shape(coat, 'M-46-60Q-56-190-40-222-24-238 0-238 30-238 42-220 56-190 50-60Q0-48-46-60Z') +
      shape(shade, 'M-46-60Q-56-190-40-222-30-232-16-236-30-180-20-56-38-57-46-60Z') +
      shape(lit, 'M24-235Q36-230 42-220 56-190 50-60L42-58Q46-180 32-212 26-224 24-235Z') +
      stroke('#15293b', 2.5, 'M-6-214V-56') +
      [-190, -160, -130].map((y) => disc(inks.brass, -14, y, 4)).join('') +
      shape(inks.cedar, 'M-26-244Q0-226 28-244L30-222Q0-208-28-222Z') +
      shape(inks.ember, 'M8-232 28-244 30-222Q18-214 8-214ZM-22-226-6-222-12-170-30-174Z') +
      stroke(coat, 24, 'M34-208 36-158-24-150') +
      stroke(lit, 4, 'M46-206 48-156') +
      disc(skin, -34, -150, 11) +
      shape(inks.rust, 'M-108-152-44-174-20-150-84-126Z') +
      shape(inks.snow, 'M-106-160-74-172-48-148-82-134ZM-74-172-44-180-22-156-48-148Z') +
      shape('#c9b98f', 'M-106-160-74-172-70-168-102-156Z') +
      stroke(coat, 22, 'M-38-206-62-172-58-150') +
      disc(skin, -60, -156, 11) +
      stroke(inks.brass, 4, 'M-58-162-74-150') +
      disc(skin, -2, -264, 27) +
      shape(skin, 'M-26-268-38-254-26-250Z') +
      shape('#f0c79c', 'M12-286A27 27 0 0 1 10-240Q18-246 22-258 20-276 12-286Z') +
      shape('#e9e2d4', 'M14-272 24-262Q26-230 0-222-24-218-30-244L-34-248Q-24-254-14-248-4-244 4-252 12-260 14-272Z') +
      shape('#c9bfae', 'M-30-244-34-248Q-24-254-14-248L-12-230Q-24-232-30-244Z') +
      stroke(inks.ink, 3.4, 'M-15-266v2') +
      shape(inks.deep, 'M-31-286Q-36-312-2-314 32-314 29-280Z') +
      shape('#5b7f96', 'M8-313Q32-310 29-280H19Q23-300 8-313Z') +
      shape(inks.ink, 'M-46-278Q-32-290 27-284L29-275Q-20-282-46-272Z') +
      shape(inks.snow, 'M-25-304Q-10-316 14-312 22-309 24-304-6-312-25-304Z'),
  )
