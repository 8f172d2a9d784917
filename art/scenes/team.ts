import { firs } from '../parts/fir.ts'
import { gull } from '../parts/gull.ts'
import { headland } from '../parts/headland.ts'
import { island } from '../parts/island.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { rowingGig } from '../parts/rowing-gig.ts'
import { sunSky } from '../parts/sky.ts'
import { box, disc, place, pointsFrom, shape, stroke } from '../parts/svg.ts'
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
      peaks: peaksFrom(
        '60 250 350, 230 180 340, 420 262 350, 610 216 350, 800 300 370, 960 330 384, 1400 280 370, 1560 200 350',
      ),
      inks: { shade: '#5b2a4b', lit: '#b4544a', snow: '#f3c79a', snowShade: '#9b5a66' },
    }) +
    range({
      ...span,
      seed: 29,
      peaks: peaksFrom('130 340 396, 340 360 398, 560 336 396, 760 376 402, 1080 384 404, 1330 366 400, 1500 330 392'),
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

/** The shore that the crew is rowing home to: a point with firs, and a heron. */
function shore() {
  return (
    shape(
      '#210f2b',
      firs({
        from: -40,
        to: 250,
        count: 9,
        ground: (along) => 690 + along * 20,
        height: (along) => 380 - along * 250,
        seed: 7,
        tiers: 6,
      }),
    ) +
    headland('#210f2b', pointsFrom('0 620, 150 634, 290 676, 400 700'), height) +
    headland('#e98f53', pointsFrom('1330 700, 1400 658, 1470 654, 1540 634, 1600 624'), height) +
    headland('#210f2b', pointsFrom('1180 700, 1260 668, 1400 664, 1500 640, 1600 632'), height) +
    heron() +
    gull(560, 190, 1, '#f3c79a') +
    gull(620, 170, 0.7, '#f3c79a') +
    gull(508, 222, 0.6, '#f3c79a')
  )
}

function heron() {
  return place(
    1440,
    660,
    1.1,
    shape('#170a1f', 'M-5-46H0L2 0H-3ZM8-46H12L11 0H6ZM-22-64Q-8-84 14-76 34-66 50-38 22-42 4-42-18-44-22-64Z') +
      stroke('#170a1f', 8, 'M-12-64Q-34-80-22-98T-22-128') +
      shape('#170a1f', 'M-28-134Q-20-140-12-137L10-130-12-129Q-20-124-28-128L-66-124Z') +
      shape('#e98f53', 'M14-76Q34-66 50-38L43-39Q30-62 8-76ZM-12-137L10-130-10-132ZM10-46H12L11 0H9Z'),
  )
}
