import { inks } from '../../src/ui/base/inks.ts'
import { bicycle } from '../parts/bicycle.ts'
import { ferry } from '../parts/ferry.ts'
import { figure } from '../parts/figure.ts'
import { gull } from '../parts/gull.ts'
import { newsStand } from '../parts/news-stand.ts'
import { paperBundle } from '../parts/paper-bundle.ts'
import { perchedGull } from '../parts/perched-gull.ts'
import { seenFrom } from '../parts/perspective.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { sunSky } from '../parts/sky.ts'
import { smoke } from '../parts/smoke.ts'
import { box, place, polygon, shape, slivers, stroke } from '../parts/svg.ts'
import { glints, ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 900]
const horizon = 520
const sun = { x: 1210, y: 452, radius: 74, ink: inks.snow }

export const newsroom: Picture = {
  name: 'newsroom',
  width,
  height,
  alt: 'A newsstand on a ferry dock at first light, with bundles of papers, a bicycle and the ferry coming in.',
  body: dawn() + hills() + sound() + dock() + standAndPapers() + flight(),
}

function dawn() {
  return sunSky({
    width,
    height,
    ink: '#a5839a',
    sun,
    bands: [
      [1080, '#b58e9d'],
      [880, '#c59b9f'],
      [700, '#d6aaa1'],
      [530, '#e4bba4'],
      [380, '#efcdac'],
      [250, '#f6dfc0'],
      [150, '#faecd6'],
    ],
  })
}

function hills() {
  const span = { from: -80, to: 1700, base: horizon + 2, lightX: sun.x }
  return (
    range({
      ...span,
      seed: 14,
      peaks: peaksFrom('80 380 450, 300 320 440, 560 400 460, 800 360 462, 980 440 480, 1420 370 460, 1600 330 450'),
      inks: { shade: '#8f7896', lit: '#cfa5a4', snow: inks.paper, snowShade: '#cdb5c0' },
    }) +
    range({
      ...span,
      seed: 25,
      peaks: peaksFrom('60 452 496, 420 440 494, 700 474 502, 1040 484 506, 1330 470 498, 1540 430 492'),
      inks: { shade: '#5d6d8c', lit: '#93899f' },
    })
  )
}

function sound() {
  return (
    shape('#6d9fa8', box(0, horizon, width, 220)) +
    ripples({ from: 0, to: width, top: horizon, height: 170, count: 34, ink: '#4f8592', seed: 3 }) +
    ripples({ from: 0, to: width, top: horizon, height: 170, count: 16, ink: '#a7c6c4', seed: 23 }) +
    glints({ x: sun.x, top: horizon, height: 180, widths: [130, 330], ink: '#faecd6', seed: 5, rows: 12 }) +
    shape('#a7c6c4', slivers('760 606 330 6, 900 616 260 7, 1000 628 240 8')) +
    smoke(902, 514, 70, 60, '#efe0d2', 9) +
    ferry(740, 602, 1.55)
  )
}

/** Planks running away from the viewer, and piles along the water. */
function dock() {
  const project = seenFrom({ x: 700, horizon: 440, height: 470, focal: 640 })
  const seams = Array.from({ length: 25 }, (_, i) => -1300 + i * 112)
  const plank = (left: number, right: number) =>
    polygon([project([left, 0]), project([right, 0]), project([right, 540]), project([left, 540])])
  const piles = [640, 880, 1120, 1360, 1580]
  return (
    shape('#3d3346', box(0, 700, width, 30)) +
    shape('#7b5b5a', 'M0 694H1600V900H0Z') +
    shape(
      '#8f6a62',
      seams
        .filter((_, i) => i % 3 === 0)
        .map((left) => plank(left, left + 112))
        .join(''),
    ) +
    shape(
      '#a37a6b',
      seams
        .filter((_, i) => i % 5 === 1)
        .map((left) => plank(left, left + 112))
        .join(''),
    ) +
    shape('#4c3a48', seams.map((left) => plank(left, left + 5)).join('')) +
    shape('#5f4650', 'M0 690H1600V702H0Z') +
    piles
      .map((x) =>
        place(
          x,
          712,
          1,
          shape('#3d3346', 'M-19-74H19V10H-19Z') +
            shape('#8a6a68', 'M8-74H19V10H8Z') +
            shape('#c9a091', 'M-19-74Q0-82 19-74 0-66-19-74Z'),
        ),
      )
      .join('') +
    stroke(
      '#e8d3b4',
      5,
      piles
        .slice(1)
        .map((x) => `M${x - 222} 664Q${x - 120} 706 ${x - 18} 664`)
        .join(''),
    ) +
    perchedGull(1360, 640)
  )
}

function standAndPapers() {
  return (
    shape('#4c3a48', 'M150 776H560L640 752 520 800 330 826H60Z') +
    newsStand(170, 790, 1.1) +
    shape(
      '#4c3a48',
      'M690 806 780 800 800 812 640 824ZM1060 842 1300 836 1260 856 980 862ZM750 848H900L860 866 690 870Z',
    ) +
    paperBundle(800, 856, 1) +
    paperBundle(830, 812, 0.86) +
    bicycle({ x: 1180, y: 846, scale: 1.35, frame: inks.cedar, lit: '#f0a06a', basket: '#c98f3c' }) +
    figure({
      x: 716,
      y: 812,
      scale: 1.7,
      coat: inks.ember,
      hat: inks.deep,
      legs: '#2b2338',
      arm: 'forward',
      facing: 'left',
    }) +
    heldPaper()
  )
}

function heldPaper() {
  return (
    shape(inks.snow, 'M624 674 660 660 664 720 626 730ZM660 660 676 670 678 728 664 720Z') +
    shape(
      inks.deep,
      'M629 681 655 671V678L630 688ZM630 694 642 690V712L631 716ZM647 688 657 684V688L647 692ZM647 697 657 693V697L647 701ZM648 706 658 702V706L648 710Z',
    )
  )
}

/** Pages blown off the stand by the morning wind. */
function flight() {
  const page = (x: number, y: number, scale: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shape(inks.snow, 'M-40-20Q-14-34 4-22T42-26L36 20Q10 30-8 20T-44 24Z')}${shape('#d9c0bd', 'M-40-20Q-14-34 4-22L-2 22Q-20 14-44 24Z')}${stroke('#8f7896', 2.4, 'M-32-10-8-12M-34 0-10-3M-35 9-11 6M12-12 34-15M11-2 32-5M10 8 30 5')}</g>`
  return (
    page(690, 470, 0.8, -24) +
    page(800, 350, 0.95, 16) +
    page(960, 226, 0.8, -12) +
    page(1130, 150, 0.6, 20) +
    gull(1370, 250, 1.5, inks.snow) +
    gull(1450, 300, 0.9, inks.snow)
  )
}
