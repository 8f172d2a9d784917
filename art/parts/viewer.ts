import { disc, place, shape, stroke } from './svg.ts'

const [dark, coat, lit, strap] = ['#0d1526', '#26305a', '#f4b694', '#b3492b']

/** Someone wearing a headset, seen from behind, one hand held out to the light on the right; 340 high, standing on `y`. */
export const viewer = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    stroke(coat, 25, 'M-44-246-70-198-62-150') +
      disc(dark, -60, -140, 13) +
      shape(dark, 'M-46-156H0L-10-60-12-8-22 0H-58V-8L-44-14-48-70ZM2-156H46L48-70 44-14 58-8V0H22L12-8 10-60Z') +
      shape(lit, 'M40-156H46L48-70 44-14H40L42-70ZM-6-150H0L-10-60-12-8H-16L-15-60Z') +
      shape(coat, 'M-60-140Q-64-226-48-256-32-274-12-276H14Q36-274 50-256 64-226 58-140Q0-128-60-140Z') +
      shape(lit, 'M20-275Q38-273 50-256 64-226 58-140L50-138Q54-220 42-250 34-264 14-272Z') +
      stroke(coat, 25, 'M38-248 96-256 142-298') +
      stroke(lit, 5, 'M44-238 100-245 150-292') +
      disc(dark, 150, -306, 13) +
      shape(lit, 'M150-319A13 13 0 0 1 152-293Q160-306 150-319Z') +
      shape(dark, 'M-13-270-12-296H14L15-270Q0-264-13-270Z') +
      shape(dark, 'M-32-312Q-34-348 0-348T34-312Q34-284 16-280H-14Q-32-284-32-312Z') +
      shape(strap, 'M-33-322H34V-304H-33ZM-6-349H8V-318H-6Z') +
      shape('#e8814a', 'M18-322H34V-304H18Z') +
      shape(dark, 'M30-326H46Q54-322 54-312T46-298H30Z') +
      shape(
        lit,
        'M44-326H46Q54-322 54-312T46-298H42Q49-312 44-326ZM14-346Q32-342 34-322H29Q28-338 14-346ZM33-304Q32-284 16-280L12-282Q28-288 28-304Z',
      ),
  )
