import { inks } from '../../src/ui/base/inks.ts'
import { camper } from '../parts/camper.ts'
import { campfire } from '../parts/campfire.ts'
import { canoe } from '../parts/canoe.ts'
import { firs } from '../parts/fir.ts'
import { headland } from '../parts/headland.ts'
import { milkyWay, moon, stars } from '../parts/night.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { smoke } from '../parts/smoke.ts'
import { box, disc, place, pointsFrom, shape, slivers } from '../parts/svg.ts'
import { tent } from '../parts/tent.ts'
import { glints, ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 1200]
const shoreline = 780
const moonX = 1210

export const vision: Picture = {
  name: 'vision',
  width,
  height,
  alt: 'A lit tent and a campfire on a lake shore at night, under a snowy peak and the Milky Way.',
  body: sky() + mountains() + lake() + shore(),
}

function sky() {
  const [x, y] = [moonX, 236]
  return (
    shape('#15233c', box(0, 0, width, height)) +
    disc('#192b47', x, y, 780) +
    disc('#1e3452', x, y, 540) +
    milkyWay({
      x: 470,
      y: 330,
      tilt: -43,
      length: 1300,
      breadth: 170,
      inks: ['#1f3655', '#284364', '#355275'],
      seed: 3,
    }) +
    stars({ from: 0, to: width, top: 10, bottom: 640, count: 80, ink: '#f3e6c8', seed: 4, size: 6 }) +
    stars({ from: 120, to: 560, top: 260, bottom: 600, count: 36, ink: '#d7dfe8', seed: 14, size: 4 }) +
    stars({ from: 420, to: 860, top: 10, bottom: 300, count: 36, ink: '#d7dfe8', seed: 24, size: 4 }) +
    moon({
      x,
      y,
      radius: 58,
      ink: inks.snow,
      haloes: [
        [330, '#254060'],
        [180, '#335273'],
        [104, '#4d6c89'],
      ],
    })
  )
}

function mountains() {
  return (
    shape('#1a3046', box(0, shoreline, width, 400)) +
    place(0, shoreline * 1.28, -0.28, peaks('#1d3853', '#2d536b', '#8fa9b8', '#54738a'), 1) +
    peaks('#27415f', '#4a6f86', inks.snow, '#9fb4c4') +
    range({
      from: -80,
      to: 1700,
      base: shoreline,
      seed: 27,
      peaks: peaksFrom('110 640 730, 330 660 735, 560 610 725, 900 640 720, 1200 630 725, 1480 600 720'),
      inks: { shade: '#203a50', lit: '#34586b' },
    })
  )
}

function peaks(shade: string, lit: string, snow: string, snowShade: string) {
  return range({
    from: -80,
    to: 1700,
    base: shoreline,
    seed: 12,
    snowLine: 0.42,
    peaks: peaksFrom('180 560 680, 400 470 650, 740 250 640, 1060 520 680, 1330 430 660, 1560 540 680'),
    inks: { shade, lit, snow, snowShade },
  })
}

function lake() {
  return (
    range({
      from: -80,
      to: 1700,
      base: shoreline + 6,
      seed: 33,
      peaks: peaksFrom('60 680 760, 380 720 775, 760 750 785, 1180 740 780, 1540 680 750'),
      inks: { shade: '#15303a', lit: '#21484f' },
    }) +
    ripples({ from: 0, to: width, top: shoreline + 10, height: 260, count: 46, ink: '#152840', seed: 8 }) +
    ripples({ from: 200, to: 1400, top: shoreline + 16, height: 240, count: 18, ink: '#3f6379', seed: 38 }) +
    glints({ x: moonX, top: shoreline + 8, height: 190, widths: [50, 180], ink: '#e9e6d8', seed: 5, rows: 11 })
  )
}

function shore() {
  const [ground, lit] = ['#16382f', '#275238']
  return (
    shape(
      '#12302f',
      firs({ from: 1330, to: 1640, count: 8, ground: () => 990, height: (along) => 240 + along * 260, seed: 61 }),
    ) +
    headland(ground, pointsFrom('0 970, 300 950, 700 986, 1100 950, 1600 900'), height) +
    canoe(460, 1024) +
    shape(lit, slivers('560 1034 560 44, 860 1006 420 24')) +
    shape('#6a6a3e', slivers('660 1034 240 20, 960 1006 150 12')) +
    tent(1040, 1006, 1.05) +
    smoke(772, 960, 250, 60, '#4d667b', 4) +
    camper(700, 1036, 1) +
    camper(838, 1038, -1) +
    campfire(770, 1032, 0.85) +
    shape(
      inks.ink,
      firs({ from: -40, to: 420, count: 8, ground: () => 1190, height: (along) => 640 - along * 330, seed: 71 }),
    ) +
    headland(inks.ink, pointsFrom('0 1080, 400 1080, 800 1150, 1200 1130, 1600 1050'), height)
  )
}
