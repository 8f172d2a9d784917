import { inks } from '../../src/ui/base/inks.ts'
import { frontPages } from '../parts/newspaper.ts'
import { stars } from '../parts/night.ts'
import { paperBundle } from '../parts/paper-bundle.ts'
import { apprentice } from '../parts/printers.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { rotaryPress } from '../parts/rotary-press.ts'
import { sunSky } from '../parts/sky.ts'
import { box, place, pointsFrom, polygon, shape, slivers, stroke } from '../parts/svg.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1400, 1000]
const floor = 820
const [iron, shade, edge] = ['#1f3a38', '#132725', '#4f7f79']

/** A newspaper's rotary press by night. */
export const press: Picture = {
  name: 'press',
  width,
  height,
  alt: 'A tall newspaper press runs at night: the paper winds over its cylinders, a printer checks a fresh copy under a lamp.',
  body: hall() + view() + boards() + rotaryPress() + delivery() + people() + lamps(),
}

/** The back wall, warm around the lamps. */
function hall() {
  return sunSky({
    width,
    height,
    ink: '#2b2647',
    sun: { x: 1010, y: 430, radius: 150, ink: '#e9ae62' },
    bands: [
      [1120, '#332c50'],
      [930, '#413358'],
      [760, '#573d5c'],
      [600, '#74475a'],
      [450, '#965650'],
      [330, '#b86d4c'],
      [230, '#d38c52'],
    ],
  })
}

/** A tall window on the harbour by night. */
function view() {
  const [x, y, wide, tall] = [1130, 120, 210, 400]
  return (
    `<clipPath id="night"><path d="${box(x, y, wide, tall)}"/></clipPath><g clip-path="url(#night)">${
      shape('#17263f', box(x, y, wide, tall)) +
      stars({ from: x, to: x + wide, top: y + 10, bottom: y + 200, count: 16, ink: '#e9e2c4', seed: 3, size: 4 }) +
      shape(inks.paper, 'M1278 176A30 30 0 1 0 1308 210 26 26 0 1 1 1278 176Z') +
      range({
        from: 1090,
        to: 1400,
        base: 420,
        seed: 4,
        peaks: peaksFrom('1150 330 380, 1240 280 370, 1330 320 380'),
        inks: { shade: '#2c3f63', lit: '#4d638a', snow: '#d8dccf', snowShade: '#9aa9b5' },
      }) +
      shape('#23506a', box(x, 416, wide, 110)) +
      shape('#d8dccf', slivers('1250 432 70 5, 1240 452 90 6, 1230 478 100 7'))
    }</g>` +
    `<path fill="${inks.ink}" fill-rule="evenodd" d="${box(x - 16, y - 16, wide + 32, tall + 32)}${box(x, y, wide, tall)}"/>` +
    shape(
      inks.ink,
      box(x + 66, y, 8, tall) + box(x + 136, y, 8, tall) + box(x, y + 130, wide, 8) + box(x, y + 264, wide, 8),
    ) +
    shape('#c9744a', box(x - 26, y + tall + 14, wide + 52, 12))
  )
}

function boards() {
  const seams = [-900, -500, -150, 160, 440, 700, 960, 1240, 1560, 1950, 2300]
  return (
    shape('#4a2734', box(0, floor, width, height - floor)) +
    shape('#33203a', box(0, floor - 12, width, 14)) +
    stroke('#39203a', 3, seams.map((x) => `M${700 + (x - 700) * 0.62} ${floor}L${x} ${height}`).join('')) +
    shape('#7d4440', polygon(pointsFrom('820 820, 1180 820, 1320 1000, 640 1000'))) +
    shape('#a65f48', polygon(pointsFrom('880 820, 1100 820, 1180 1000, 760 1000')))
  )
}

/** Folded copies leave on a belt to the right. */
function delivery() {
  const copy = (x: number, y: number) =>
    place(
      x,
      y,
      1,
      shape(inks.snow, 'M0 0 76-20 124 6 46 30Z') +
        shape('#d9c8b0', 'M0 0 46 30V38L0 8Z') +
        shape('#e9dcc2', 'M46 30 124 6V14L46 38Z') +
        shape('#5a5563', 'M22 2 72-11 78-8 28 6ZM34 10 56 4 62 8 40 14ZM44 17 66 11 72 15 50 21Z') +
        shape(inks.ember, 'M66 3 92-4 106 4 80 11Z'),
    )
  return (
    shape(shade, 'M300 800H770V880H300Z') +
    shape(iron, 'M300 790H770V862H300Z') +
    shape(edge, box(300, 790, 470, 6)) +
    shape('#dccdb0', box(330, 768, 410, 24)) +
    shape(shade, polygon(pointsFrom('560 866, 700 822, 1010 906, 880 962'))) +
    shape('#2d504c', polygon(pointsFrom('560 858, 700 814, 1010 898, 880 952'))) +
    shape(shade, 'M612 880H632V960H612ZM850 946H872V1000H850ZM980 912H1000V980H980Z') +
    [0, 1, 2, 3, 4].map((i) => copy(590 + i * 66, 846 + i * 19)).join('') +
    paperBundle(1136, 972, 1.35) +
    paperBundle(1268, 980, 1.35) +
    paperBundle(1196, 902, 1.35)
  )
}

function people() {
  return shape('#2b1b2e', slivers('930 876 260 26')) + reader(1056, 882)
}

/** Holds an open copy to the light. */
function reader(x: number, y: number) {
  const { type, pictures } = frontPages([
    { x: -136, y: -392, width: 124, height: 160 },
    { x: 12, y: -392, width: 124, height: 160 },
  ])
  const copy =
    shape(inks.snow, 'M-150-406 0-394 150-406V-222L0-208-150-222Z') +
    shape('#e5d8bd', 'M-150-406 0-394V-208L-150-222Z') +
    shape('#4a4a58', type) +
    shape(inks.tide, pictures)
  return apprentice(x, y, copy, 0.98)
}

/** A lamp with its cone of light. */
function lamps() {
  const lamp = (x: number, drop: number) =>
    stroke(inks.ink, 4, `M${x} 0V${drop}`) +
    `<path fill="${inks.brass}" fill-opacity=".16" d="M${x - 50} ${drop + 44}H${x + 50}L${x + 190} ${floor}H${x - 190}Z"/>` +
    shape(inks.brass, `M${x - 40} ${drop + 44}H${x + 40}Q${x} ${drop + 76} ${x - 40} ${drop + 44}Z`) +
    shape(inks.spruce, `M${x - 60} ${drop + 46}Q${x - 52} ${drop + 4} ${x} ${drop}T${x + 60} ${drop + 46}Z`) +
    shape(
      inks.moss,
      `M${x + 6} ${drop}Q${x + 52} ${drop + 4} ${x + 60} ${drop + 46}H${x + 30}Q${x + 30} ${drop + 10} ${x + 6} ${drop}Z`,
    )
  return lamp(1056, 190)
}
