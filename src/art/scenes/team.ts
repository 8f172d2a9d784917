import { firs } from '../parts/fir.ts'
import { gull } from '../parts/gull.ts'
import { headland } from '../parts/headland.ts'
import { island } from '../parts/island.ts'
import { range } from '../parts/range.ts'
import { rowingGig } from '../parts/rowing-gig.ts'
import { sunSky } from '../parts/sky.ts'
import { box, disc, place, shape } from '../parts/svg.ts'
import { glints, ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 700]
const horizon = 420
const sun = { x: 1230, y: 368, radius: 66, ink: '#fdf0cf' }

export const team: Picture = {
  name: 'team',
  width,
  height,
  alt: 'A crew of seven and their steerer row a long gig home across the sound at sunset.',
  body: sky() + mountains() + sound() + rowingGig(690, 566, 0.98) + shore(),
}

function sky() {
  return sunSky({
    width,
    height,
    ink: '#43213f',
    sun,
    bands: [
      [1150, '#522544'],
      [960, '#662a47'],
      [780, '#7f3147'],
      [620, '#9c3c45'],
      [475, '#bb4e43'],
      [345, '#d56a46'],
      [235, '#e98f53'],
      [145, '#f5b969'],
    ],
  })
}

function mountains() {
  const span = { from: -80, to: 1700, base: horizon + 2, lightX: sun.x }
  return (
    range({
      ...span,
      seed: 16,
      peaks: [
        [60, 250, 350],
        [230, 180, 340],
        [420, 262, 350],
        [610, 216, 350],
        [800, 300, 370],
        [960, 330, 384],
        [1400, 280, 370],
        [1560, 200, 350],
      ],
      inks: { shade: '#5b2a4b', lit: '#b4544a', snow: '#f3c79a', snowShade: '#9b5a66' },
    }) +
    range({
      ...span,
      seed: 29,
      peaks: [
        [130, 340, 396],
        [340, 360, 398],
        [560, 336, 396],
        [760, 376, 402],
        [1080, 384, 404],
        [1330, 366, 400],
        [1500, 330, 392],
      ],
      inks: { shade: '#3f1f42', lit: '#7f3648' },
    })
  )
}

function sound() {
  return (
    shape('#6e2c48', box(0, horizon, width, height - horizon)) +
    ripples({ from: 0, to: width, top: horizon, height: 240, count: 46, ink: '#4a1f3f', seed: 10 }) +
    ripples({ from: 0, to: width, top: horizon, height: 240, count: 18, ink: '#a34a4c', seed: 40 }) +
    glints({ x: sun.x, top: horizon, height: 260, widths: [120, 420], ink: '#f5b969', seed: 5, rows: 14 }) +
    island({ x: 930, y: 438, width: 210, height: 40, ink: '#35193a', shore: '#2b1330', seed: 6 }) +
    island({ x: -30, y: 446, width: 330, height: 64, ink: '#35193a', shore: '#2b1330', seed: 9 }) +
    disc('#f5b969', 250, 436, 3) +
    disc('#f5b969', 266, 437, 2.5)
  )
}

/** What the crew is rowing home to: a point with firs, a drift log, and a cormorant drying its wings. */
function shore() {
  return (
    shape('#210f2b', firs({ from: -40, to: 250, count: 9, ground: (along) => 690 + along * 20, height: (along) => 380 - along * 250, seed: 7, tiers: 6 })) +
    headland('#210f2b', [[0, 620], [150, 634], [290, 676], [400, 700]], height) +
    headland('#210f2b', [[1180, 700], [1260, 668], [1400, 664], [1500, 640], [1600, 632]], height) +
    shape('#c4574a', 'M1260 672Q1330 656 1400 664T1500 640 1600 632V638Q1560 640 1500 648T1400 672 1260 672Z') +
    cormorant() +
    gull(560, 190, 1, '#f3c79a') +
    gull(620, 170, 0.7, '#f3c79a') +
    gull(508, 222, 0.6, '#f3c79a')
  )
}

function cormorant() {
  return place(
    1440,
    656,
    1.15,
    shape('#170a1f', 'M-8 4Q-14-30-6-46Q-34-62-54-44-50-20-34-6-38-34-24-38-14-34-10-22ZM8 4Q12-24 8-46 34-64 56-44 50-18 36-6 38-34 24-38 12-34 10-22Z') +
      shape('#170a1f', 'M-10-6Q-12-44-2-52-12-74 0-88 8-92 12-86L28-84 12-80Q4-76 8-54 16-36 8-2L4 8H-6Z') +
      shape('#e98f53', 'M8-48Q34-64 56-44 50-18 36-6L34-10Q46-26 48-42 30-54 8-44ZM4-90Q10-90 12-86L28-84 10-82Q8-88 4-90Z') +
      shape('#170a1f', 'M-7 0H-3V12H-7ZM4 0H8V12H4Z'),
  )
}
