import { inks } from '../inks.ts'
import { gull } from '../parts/gull.ts'
import { openBook } from '../parts/open-book.ts'
import { laidAt, type Place, seenFrom } from '../parts/perspective.ts'
import { pocketCompass } from '../parts/pocket-compass.ts'
import { range } from '../parts/range.ts'
import { sunSky } from '../parts/sky.ts'
import { smoke } from '../parts/smoke.ts'
import { box, place, polygon, polyline, shape, stroke } from '../parts/svg.ts'
import { glints, ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const width = 800
const height = 1000

/** The eye looks level with the sea outside, down on the table. */
const room = seenFrom({ x: 400, horizon: 410, height: 590, focal: 900 })
const onTable = (...places: Place[]) => polygon(places.map((it) => room(it)))

const outside =
  sunSky({
    width,
    height: 640,
    ink: '#8fc3bf',
    sun: { x: 604, y: 292, radius: 42, ink: inks.snow },
    bands: [
      [330, '#a3cec5'],
      [250, '#b9d9ca'],
      [175, '#d0e4d0'],
      [105, '#e8edd6'],
    ],
  }) +
  range({
    from: -40,
    to: 860,
    base: 412,
    peaks: [
      [168, 226, 350],
      [396, 284, 366],
      [500, 330, 380],
      [716, 268, 350],
    ],
    seed: 4,
    inks: { shade: '#6fa3a6', lit: '#a5cbc2', snow: inks.snow, snowShade: '#b9d3d0' },
  }) +
  range({
    from: -60,
    to: 860,
    base: 413,
    peaks: [
      [90, 318, 384],
      [256, 352, 392],
      [440, 374, 398],
      [660, 366, 396],
      [780, 330, 384],
    ],
    seed: 12,
    inks: { shade: '#3f7d84', lit: '#6aa39f' },
  }) +
  shape(inks.tide, box(0, 410, width, 230)) +
  ripples({ from: 0, to: width, top: 414, height: 200, count: 22, ink: '#1f6570', seed: 8 }) +
  glints({ x: 604, top: 412, height: 200, widths: [40, 120], ink: inks.snow, seed: 3, rows: 13 }) +
  place(
    414,
    486,
    1,
    shape(inks.snow, 'M4-96Q26-56 30-10L4-8Z') +
      shape('#d9c8a6', 'M-2-82Q-12-40-30-12L-2-9Z') +
      shape(inks.cedar, 'M-34-6H36L26 8H-22Z') +
      shape(inks.ink, 'M0-98h2.4v96H0Z'),
  ) +
  gull(404, 236, 0.8, inks.snow) +
  gull(360, 262, 0.5, inks.snow)

const wall =
  `<path fill="${inks.spruce}" fill-rule="evenodd" d="M0 0H800V700H0ZM58 34H280V156H58ZM302 34H512V156H302ZM534 34H742V156H534ZM58 178H280V606H58ZM302 178H512V606H302ZM534 178H742V606H534Z"/>` +
  shape(inks.moss, 'M58 34h10v122H58ZM302 34h10v122H302ZM534 34h10v122H534ZM58 178h10v428H58ZM302 178h10v428H302ZM534 178h10v428H534Z') +
  shape('#123a31', 'M0 606H800V700H0Z') +
  shape(inks.moss, 'M24 606H776L800 640H0Z')

const cat =
  place(
    164,
    622,
    1,
    shape(
      inks.ink,
      'M-46 0Q-64-70-26-110-34-130-30-156L-14-142Q-2-147 10-142L26-156Q31-128 20-110 56-72 44 0Q70 22 66 56 62 74 48 66 56 34 34 2Z',
    ) + shape(inks.ember, 'M26-156Q31-128 20-110 56-72 44 0L40-1Q46-66 12-104 24-124 22-146Z'),
  )

const mug =
  smoke(694, 540, 110, 22, inks.snow, 5) +
  smoke(710, 546, 84, 18, inks.snow, 4) +
  place(
    700,
    626,
    1,
    shape(inks.cedar, 'M-32-62H32L27 0H-27Z') +
      shape(inks.ember, 'M14-62H32L27 0H13Z') +
      stroke(inks.cedar, 8, 'M-30-50q-26 0-22 20t28 16') +
      '<ellipse cx="0" cy="-62" rx="32" ry="7" fill="#8c3620"/>',
  )

const chartOn = laidAt(room, 60, 250, 5)
const chart = (...places: Place[]) => polygon(places.map((it) => chartOn(it)))
const coast: Place[] = [
  [-460, 70],
  [-380, 40],
  [-330, 80],
  [-250, 60],
  [-200, 130],
  [-120, 140],
  [-60, 200],
  [40, 190],
  [100, 225],
]
const nautical =
  shape('#5f2416', chart([-470, -226], [410, -226], [408, 222], [-470, 222])) +
  shape(inks.paperShade, chart([-460, -220], [420, -220], [420, 230], [-460, 230])) +
  shape('#e2c98f', chart(...coast, [100, 230], [-460, 230])) +
  shape('#dcc084', chart([420, -90], [360, -60], [330, 10], [370, 60], [350, 120], [420, 150])) +
  stroke(
    inks.glacier,
    2,
    [26, 58].map((off) => polyline(coast.map(([x, y]) => chartOn([x + off * 0.4, y - off])))).join(''),
  ) +
  stroke(inks.cedar, 2.5, polyline(([[-300, -170], [-90, 40], [150, 130], [300, 190]] as Place[]).map((it) => chartOn(it))))

const table =
  shape(inks.rust, 'M0 690H800V1000H0Z') +
  shape('#7a2e1b', 'M0 690H800V706H0Z') +
  stroke('#7a2e1b', 2, [60, 250, 420].map((away) => polyline([room([-900, away]), room([900, away])])).join('')) +
  nautical

const light =
  `<path fill="${inks.ink}" fill-opacity=".34" fill-rule="evenodd" d="M0 690H800V1000H0Z${[
    [-330, -60],
    [-20, 250],
    [290, 560],
  ]
    .map(([left = 0, right = 0]) => onTable([left - 330, -60], [right - 330, -60], [right + 90, 880], [left + 90, 880]))
    .join('')}"/>`

const ledgerOn = laidAt(room, -150, 200, -6)
const pen = (from: number, to: number) =>
  polyline([from, to].map((along) => ledgerOn([70 + along * 84, -66 + along * 150, 36 + along * 8])))
const ledger =
  openBook({ project: ledgerOn, width: 220, depth: 310, cover: inks.deep, rows: 9 }) +
  stroke('#c9bda6', 8, polyline([ledgerOn([58, -74, 30]), ledgerOn([140, 66, 30])])) +
  stroke(inks.brass, 6, pen(0, 0.2)) +
  stroke(inks.ink, 11, pen(0.22, 1)) +
  stroke(inks.brass, 11, pen(0.5, 0.54))

export const focusAccounting: Picture = {
  name: 'focus-accounting',
  width,
  height,
  alt: 'A ledger and a brass compass on a chart table, by a window with the inlet outside.',
  body: outside + wall + cat + mug + table + light + ledger + pocketCompass(laidAt(room, 225, 190)),
}
