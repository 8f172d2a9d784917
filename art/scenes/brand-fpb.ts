import { inks } from '../../src/ui/base/inks.ts'
import { fishingBoat } from '../parts/fishing-boat.ts'
import { handPress } from '../parts/hand-press.ts'
import { perchedGull } from '../parts/perched-gull.ts'
import { apprentice, printer } from '../parts/printers.ts'
import { posterSheet, proof } from '../parts/proofs.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { sunSky } from '../parts/sky.ts'
import { box, pointsFrom, polygon, shape, slivers, stroke } from '../parts/svg.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 900]
const floor = 716
const pane = { x: 1190, y: 96, width: 330, height: 420 }

export const brandFpb: Picture = {
  name: 'brand-fpb',
  width,
  height,
  alt: 'In a letterpress shop above the harbour a printer pulls the bar of an iron press; an apprentice holds up a fresh poster.',
  body: wall() + view() + frame() + boards() + cabinet() + lines() + people() + table(),
}

/** The plaster wall, lighter towards the window. */
function wall() {
  return sunSky({
    width,
    height,
    ink: '#8d5638',
    sun: { x: 1350, y: 300, radius: 330, ink: '#f6dca6' },
    bands: [
      [1240, '#9d6340'],
      [1040, '#b07549'],
      [850, '#c38954'],
      [670, '#d49d61'],
      [500, '#e6b873'],
      [400, '#efca8b'],
    ],
  })
}

function view() {
  const { x, y, width: wide, height: tall } = pane
  return `<clipPath id="pane"><path d="${box(x, y, wide, tall)}"/></clipPath><g clip-path="url(#pane)">${
    shape('#dbe9df', box(x, y, wide, tall)) +
    shape('#f6f4e4', slivers('1180 190 220 14, 1330 230 260 14')) +
    range({
      from: 1100,
      to: 1640,
      base: 400,
      seed: 4,
      peaks: peaksFrom('1180 300 350, 1300 240 340, 1440 290 350, 1580 260 350'),
      inks: { shade: '#7fa3a8', lit: '#b5cdc6', snow: inks.snow, snowShade: '#cfdfdc' },
    }) +
    shape('#5f9a9d', box(x, 396, wide, 130)) +
    shape('#8fc3bf', slivers('1200 420 140 6, 1380 440 150 7, 1230 466 120 6, 1400 486 130 7')) +
    fishingBoat({ x: 1330, y: 480, scale: 0.74, hull: inks.snow, trim: inks.cedar })
  }</g>`
}

function frame() {
  const { x, y, width: wide, height: tall } = pane
  const bars = [1, 2].map((i) => box(x + (wide * i) / 3 - 5, y, 10, tall)).join('') + box(x, y + 196, wide, 12)
  return (
    shape(inks.spruce, bars) +
    `<path fill="${inks.spruce}" fill-rule="evenodd" d="${box(x - 22, y - 22, wide + 44, tall + 40)}${box(x, y, wide, tall)}"/>` +
    shape('#3f7c66', box(x - 44, y + tall + 10, wide + 88, 22)) +
    shape('#12342c', box(x - 44, y + tall + 26, wide + 88, 10)) +
    perchedGull(1452, y + tall + 2, 1)
  )
}

function boards() {
  const seams = [-700, -380, -60, 240, 520, 800, 1080, 1380, 1720, 2100]
  return (
    shape('#6e3424', box(0, floor, width, height - floor)) +
    shape('#4f2319', box(0, floor - 16, width, 18)) +
    stroke('#572819', 3, seams.map((x) => `M${800 + (x - 800) * 0.62} ${floor}L${x} ${height}`).join('')) +
    shape('#a8552f', polygon(pointsFrom('880 716, 1180 716, 980 900, 520 900'))) +
    shape('#c9743e', polygon(pointsFrom('900 716, 980 716, 690 900, 540 900, 540 900'))) +
    shape('#c9743e', polygon(pointsFrom('1000 716, 1075 716, 830 900, 720 900'))) +
    shape('#c9743e', polygon(pointsFrom('1095 716, 1170 716, 965 900, 860 900')))
  )
}

/** A type cabinet with a case open on its sloping top. */
function cabinet() {
  const drawers = [0, 1, 2, 3, 4, 5].map((i) => 506 + i * 42)
  return (
    shape('#3f1d16', 'M0 462H214V790H0Z') +
    shape('#7d3b27', 'M190 462H214V790H190Z') +
    shape('#5b2a1d', drawers.map((y) => box(0, y, 184, 34)).join('')) +
    shape(inks.brass, drawers.map((y) => box(56, y + 12, 40, 9)).join('')) +
    shape('#7d3b27', 'M0 420 226 462V478H0Z') +
    shape(inks.brass, 'M0 416 226 458V464L0 422Z') +
    shape('#3f1d16', 'M20 330H34V424H20ZM-10 320H120V334H-10Z') +
    shape(inks.tide, 'M0 244H26V320H0Z') +
    shape(inks.cedar, 'M28 256H50V320H28Z') +
    shape(inks.brass, 'M52 236H70V320H52Z') +
    shape(inks.snow, 'M72 262H88V320H72Z') +
    shape(inks.deep, 'M90 320 104 250 122 254 108 320Z')
  )
}

/** Proofs hanging up to dry. */
function lines() {
  const sag = (x: number) => 34 + 0.00016 * (x + 20) * (1170 - x)
  const places = [196, 338, 480, 812, 948, 1082]
  return (
    stroke(
      '#4f2319',
      3,
      `M-20 34L${[...places, 630, 724]
        .sort((a, b) => a - b)
        .map((x) => `${x} ${Math.round(sag(x))}`)
        .join('L')}L1168 34`,
    ) + places.map((x, i) => proof(x, sag(x), [0, 1, 2, 4, 3, 5][i] ?? 0, 1.08)).join('')
  )
}

function people() {
  return (
    shape('#46200f', slivers('330 846 680 40, 880 866 260 26')) +
    handPress(640, 838, 1) +
    printer(336, 846, 1) +
    apprentice(1030, 872, posterSheet(0, -402), 0.98)
  )
}

/** A bench with ink, a roller and bound books. */
function table() {
  return (
    shape('#3f1d16', 'M1240 690H1600V900H1560V744H1290V900H1250Z') +
    shape('#8a4a30', 'M1226 676H1600V706H1226Z') +
    shape('#d98a55', 'M1226 676H1600V684H1226Z') +
    shape(inks.deep, 'M1390 640H1540V676H1390Z') +
    shape(inks.cedar, 'M1404 606H1530V640H1404Z') +
    shape(inks.tide, 'M1384 574H1520V606H1384Z') +
    shape(inks.snow, 'M1520 578H1526V602H1520ZM1530 610H1537V636H1530ZM1540 645H1547V672H1540Z') +
    shape(inks.brass, 'M1410 640H1416V676H1410ZM1510 640H1516V676H1510ZM1424 606H1430V640H1424Z') +
    shape('#2a2a33', 'M1250 664H1350V676H1250Z') +
    stroke('#2a2a33', 22, 'M1268 652H1330') +
    stroke(inks.ember, 7, 'M1270 646H1328') +
    stroke(inks.rust, 8, 'M1346 652H1366')
  )
}
