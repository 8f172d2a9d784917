import { inks } from '../../src/ui/base/inks.ts'
import { cat } from '../parts/cat.ts'
import { gull } from '../parts/gull.ts'
import { openBook } from '../parts/open-book.ts'
import { laidAt, type Place, type Project, seenFrom } from '../parts/perspective.ts'
import { pocketCompass } from '../parts/pocket-compass.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { sunSky } from '../parts/sky.ts'
import { sloop } from '../parts/sloop.ts'
import { smoke } from '../parts/smoke.ts'
import { box, place, pointsFrom, polygon, polyline, shape, stroke } from '../parts/svg.ts'
import { glints, ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [800, 1000]
const horizon = 410
const sun = { x: 604, y: 292, radius: 42, ink: inks.snow }

/** Eye level is at the sea outside, above the table. */
const room = seenFrom({ x: 400, horizon, height: height - horizon, focal: 900 })

export const focusAccounting: Picture = {
  name: 'focus-accounting',
  width,
  height,
  alt: 'A ledger and a brass compass on a chart table, by a window with the inlet outside.',
  body:
    outside() +
    wall() +
    cat(164, 622) +
    mug() +
    table() +
    chart() +
    light() +
    ledger() +
    pocketCompass(laidAt(room, 225, 190)),
}

function outside() {
  const bands = [
    [330, '#a3cec5'],
    [250, '#b9d9ca'],
    [175, '#d0e4d0'],
    [105, '#e8edd6'],
  ] as const
  return (
    sunSky({ width, height: 640, ink: inks.glacier, sun, bands }) +
    range({
      from: -40,
      to: 860,
      base: 412,
      peaks: peaksFrom('168 226 350, 396 284 366, 500 330 380, 716 268 350'),
      seed: 4,
      inks: { shade: '#6fa3a6', lit: '#a5cbc2', snow: inks.snow, snowShade: '#b9d3d0' },
    }) +
    range({
      from: -60,
      to: 860,
      base: 413,
      peaks: peaksFrom('90 318 384, 256 352 392, 440 374 398, 660 366 396, 780 330 384'),
      seed: 12,
      inks: { shade: '#3f7d84', lit: '#6aa39f' },
    }) +
    shape(inks.tide, box(0, horizon, width, 230)) +
    ripples({ from: 0, to: width, top: 414, height: 200, count: 22, ink: '#1f6570', seed: 8 }) +
    glints({ x: sun.x, top: 412, height: 200, widths: [40, 120], ink: inks.snow, seed: 3, rows: 13 }) +
    sloop(414, 494) +
    gull(404, 236, 0.8, inks.snow) +
    gull(360, 262, 0.5, inks.snow)
  )
}

/** Six panes in three bays over a deep sill; the left reveal of each bay is lit. */
function wall() {
  const bays = [
    [58, 222],
    [302, 210],
    [534, 208],
  ] as const
  const panes = bays.map(([x, wide]) => box(x, 34, wide, 122) + box(x, 178, wide, 428)).join('')
  const reveals = bays.map(([x]) => box(x, 34, 10, 122) + box(x, 178, 10, 428)).join('')
  return (
    `<g fill-rule="evenodd">${shape(inks.spruce, box(0, 0, width, 700) + panes)}</g>` +
    shape(inks.moss, reveals) +
    shape('#123a31', box(0, 606, width, 94)) +
    shape(inks.moss, 'M24 606H776L800 640H0Z')
  )
}

function mug() {
  return (
    smoke(694, 540, 110, 22, inks.snow, 5) +
    smoke(710, 546, 84, 18, inks.snow, 4) +
    place(
      700,
      626,
      1,
      shape(inks.cedar, 'M-32-62H32L27 0H-27Z') +
        shape(inks.ember, 'M14-62H32L27 0H13Z') +
        stroke(inks.cedar, 8, 'M-30-50q-26 0-22 20t28 16') +
        shape(inks.rust, 'M-32-62a32 7 0 1 1 64 0a32 7 0 1 1-64 0Z'),
    )
  )
}

function table() {
  const boards = [60, 250, 420].map((away) => polyline([room([-900, away]), room([900, away])]))
  return (
    shape(inks.rust, box(0, 690, width, 310)) +
    shape('#7a2e1b', box(0, 690, width, 16)) +
    stroke('#7a2e1b', 2, boards.join(''))
  )
}

function chart() {
  const on = laidAt(room, 60, 250, 5)
  const coast = '-460 70, -380 40, -330 80, -250 60, -200 130, -120 140, -60 200, 40 190, 100 225'
  const depths = [26, 58].map((off) => polyline(pointsFrom(coast).map(([x, y]) => on([x + off * 0.4, y - off]))))
  return (
    shape('#5f2416', seen(on, '-470 -226, 410 -226, 408 222, -470 222')) +
    shape(inks.paperShade, seen(on, '-460 -220, 420 -220, 420 230, -460 230')) +
    shape('#e2c98f', seen(on, `${coast}, 100 230, -460 230`)) +
    shape('#dcc084', seen(on, '420 -90, 360 -60, 330 10, 370 60, 350 120, 420 150')) +
    stroke(inks.glacier, 2, depths.join('')) +
    stroke(inks.cedar, 2.5, polyline(pointsFrom('-300 -170, -90 40, 150 130, 300 190').map((it) => on(it))))
  )
}

/** The wall's shadow over the table, and the three bays of light in it. */
function light() {
  const bays: readonly Place[][] = [-330, -20, 290].map((left) => [
    [left - 330, -60],
    [left - 60, -60],
    [left + 360, 880],
    [left + 90, 880],
  ])
  const patches = bays.map((bay) => polygon(bay.map((it) => room(it)))).join('')
  return `<g fill-rule="evenodd" fill-opacity=".34">${shape(inks.ink, box(0, 690, width, 310) + patches)}</g>`
}

function ledger() {
  const on = laidAt(room, -150, 200, -6)
  const pen = (from: number, to: number) =>
    polyline([from, to].map((along) => on([70 + along * 84, -66 + along * 150, 36 + along * 8])))
  return (
    openBook({ project: on, width: 220, depth: 310, cover: inks.deep, rows: 9 }) +
    stroke('#c9bda6', 8, polyline([on([58, -74, 30]), on([140, 66, 30])])) +
    stroke(inks.brass, 6, pen(0, 0.2)) +
    stroke(inks.ink, 11, pen(0.22, 1)) +
    stroke(inks.brass, 11, pen(0.5, 0.54))
  )
}

function seen(project: Project, places: string) {
  return polygon(pointsFrom(places).map((it) => project(it)))
}
