import { inks } from '../../src/ui/base/inks.ts'
import { boatFromAbove } from '../parts/boat-from-above.ts'
import { brassDividers } from '../parts/brass-dividers.ts'
import { compassRose } from '../parts/compass-rose.ts'
import { closedCurve } from '../parts/curve.ts'
import { harbourFromAbove } from '../parts/harbour-from-above.ts'
import { pencil } from '../parts/pencil.ts'
import { soundings } from '../parts/sounding.ts'
import { box, type Point, pointsFrom, shape, stroke } from '../parts/svg.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1200, 800]

const mainland: Point[] = pointsFrom(
  '-60 -60, 330 -60, 352 20, 300 60, 326 104, 392 92, 420 140, 368 190, 286 196, 262 240, 310 284, 292 340, 216 356, 180 330, 150 372, 196 420, 188 486, 120 500, 104 548, 168 590, 236 598, 250 660, 204 700, 240 760, 220 860, -60 860',
)
const east: Point[] = pointsFrom(
  '1260 -60, 760 -60, 742 10, 800 50, 880 44, 920 90, 890 140, 948 176, 1010 150, 1056 190, 1040 260, 1090 300, 1130 280, 1150 340, 1110 400, 1140 460, 1100 520, 1128 590, 1070 640, 1010 640, 980 700, 1020 760, 990 860, 1260 860',
)
const islands: Point[][] = [
  pointsFrom('470 300, 520 262, 590 270, 640 310, 622 366, 660 410, 630 462, 560 470, 520 430, 536 380, 480 360'),
  pointsFrom('770 330, 810 300, 860 318, 872 366, 840 420, 790 410, 800 370'),
  pointsFrom('560 90, 610 70, 650 96, 640 140, 590 156, 566 130'),
  pointsFrom('350 520, 398 500, 430 540, 410 590, 366 580'),
  pointsFrom('760 560, 830 540, 880 576, 860 620, 800 640, 770 612'),
  pointsFrom('520 640, 560 620, 600 650, 570 690, 530 684'),
]

const fathoms: readonly (readonly [depth: number, at: Point])[] = [
  [46, [450, 100]],
  [31, [744, 84]],
  [58, [716, 152]],
  [64, [920, 300]],
  [85, [960, 380]],
  [90, [800, 524]],
  [77, [650, 540]],
  [38, [250, 400]],
  [52, [300, 470]],
  [27, [330, 400]],
  [33, [930, 516]],
  [41, [900, 640]],
  [29, [1000, 480]],
]

/** One harbour: a pier from the shore, its fingers, and the roofs behind it. */
const docks: readonly (readonly [x: number, y: number, degrees: number, fingers: number])[] = [
  [398, 136, 0, 3],
  [300, 300, 0, 3],
  [186, 440, 0, 2],
  [236, 640, 0, 3],
  [640, 330, 0, 2],
  [482, 330, 180, 2],
  [640, 110, 0, 2],
  [780, 372, 180, 2],
  [868, 350, 0, 2],
  [896, 118, 180, 3],
  [1050, 230, 180, 3],
  [1112, 420, 180, 3],
  [1076, 620, 180, 2],
  [992, 700, 180, 3],
  [422, 556, 0, 2],
  [768, 590, 180, 2],
  [594, 652, 0, 2],
]

export const newsDocks: Picture = {
  name: 'news-docks',
  width,
  height,
  alt: 'A chart of a sound from above: docks along every shore, boats on their courses, and brass dividers at work.',
  body:
    sea() +
    land() +
    courses() +
    harbours() +
    compassRose({ x: 690, y: 684, radius: 60, ink: inks.deep, paper: '#f3eedd', accent: inks.cedar }) +
    fleet() +
    border() +
    deskThings(),
}

/** Depth contours: the outline of the land, stroked ever more narrowly. */
function sea() {
  const coast = [mainland, east, ...islands].map(closedCurve).join('')
  const depths = [
    [150, '#dfe9d9'],
    [96, '#c4dfd3'],
    [52, '#a5d0c8'],
    [20, '#7fb9b6'],
  ] as const
  return (
    shape('#f3eedd', box(0, 0, width, height)) +
    stroke(
      '#cfe0d4',
      1.5,
      Array.from({ length: 11 }, (_, i) => `M${100 * i + 100} 0V800`).join('') +
        [100, 200, 300, 400, 500, 600, 700].map((y) => `M0 ${y}H1200`).join(''),
    ) +
    depths.map(([wide, ink]) => stroke(ink, wide, coast)).join('') +
    soundings(fathoms, 1.5, inks.tide)
  )
}

function land() {
  const all = [mainland, east, ...islands]
  const shifted = (points: Point[], by: number): Point[] => points.map(([x, y]) => [x + by, y])
  const inner = (points: Point[], share: number): Point[] => {
    const x = points.reduce((sum, [px]) => sum + px, 0) / points.length
    const y = points.reduce((sum, [, py]) => sum + py, 0) / points.length
    return points.map(([px, py]) => [x + (px - x) * share, y + (py - y) * share])
  }
  const hills = (share: number, inland: number) =>
    [shifted(mainland, -inland), shifted(east, inland), ...islands.map((it) => inner(it, share))]
      .map(closedCurve)
      .join('')
  return (
    shape('#b08d4c', all.map((points) => closedCurve(points.map(([x, y]) => [x - 4, y + 5]))).join('')) +
    shape('#e6cd92', all.map(closedCurve).join('')) +
    shape('#d5b871', hills(0.68, 74)) +
    shape('#bfae66', hills(0.4, 170)) +
    woods()
  )
}

function woods() {
  const groves: Point[] = pointsFrom(
    '60 120, 110 90, 150 150, 80 220, 60 430, 40 640, 110 660, 1116 120, 1090 80, 1126 220, 1000 90, 1126 560, 1110 700, 1126 660, 580 330, 590 420, 822 350, 604 110, 386 540, 820 586, 200 60, 230 130',
  )
  const tree = (x: number, y: number) => `M${x} ${y - 18}l11 18h-6l7 12h-24l7-12h-6Z`
  return (
    shape(inks.spruce, groves.map(([x, y]) => tree(x, y) + tree(x + 20, y + 12)).join('')) +
    shape(
      '#4f8a70',
      groves.map(([x, y]) => `M${x} ${y - 18}l11 18h-6l7 12h-9ZM${x + 20} ${y - 6}l11 18h-6l7 12h-9Z`).join(''),
    )
  )
}

function harbours() {
  return docks
    .map(([x, y, degrees, fingers], variant) => harbourFromAbove({ x, y, degrees, fingers, variant }))
    .join('')
}

/** The routes between the docks, pencilled on the chart. */
function courses() {
  const legs =
    'M460 138C560 190 620 200 700 196S800 150 836 120M360 300C420 230 440 214 500 210S660 236 720 236 900 230 984 232M250 440C330 430 400 470 430 480S640 520 700 500 720 400 724 376M700 500C800 480 900 470 1040 420M300 640C380 650 420 630 480 610S640 580 704 590M818 632C820 690 860 700 920 700M656 652C640 720 560 724 500 724S380 700 300 640M700 330C730 300 700 220 694 180M470 556C560 530 640 520 700 500'
  return `<path fill="none" stroke="${inks.cedar}" stroke-width="2.6" stroke-dasharray="11 8" d="${legs}"/>`
}

function fleet() {
  const boats: readonly (readonly [x: number, y: number, degrees: number, scale: number, deck: string])[] = [
    [570, 205, 94, 1.2, inks.cedar],
    [760, 236, -88, 1.5, inks.deep],
    [880, 455, 80, 1.3, inks.cedar],
    [400, 472, 66, 1, inks.tide],
    [716, 440, 4, 1, inks.deep],
    [560, 592, -82, 1, inks.cedar],
    [860, 689, 76, 1.1, inks.tide],
    [320, 640, -84, 0.9, inks.deep],
  ]
  return boats.map(([x, y, degrees, scale, deck]) => boatFromAbove({ x, y, degrees, scale, deck })).join('')
}

function border() {
  const bars = (from: number, to: number, draw: (at: number, length: number) => string) =>
    Array.from({ length: Math.floor((to - from) / 60) }, (_, i) => (i % 2 ? '' : draw(from + i * 60, 60))).join('')
  return (
    `<path fill="#e0cfa6" fill-rule="evenodd" d="M0 0H1200V800H0ZM44 44V756H1156V44Z"/>` +
    shape(
      inks.deep,
      bars(60, 1160, (x, length) => box(x, 30, length, 8) + box(x, 762, length, 8)) +
        bars(50, 760, (y, length) => box(30, y, 8, length) + box(1162, y, 8, length)),
    ) +
    `<path fill="none" stroke="${inks.deep}" stroke-width="2" d="M30 30H1170V770H30ZM38 38H1162V762H38ZM46 46H1154V754H46Z"/>`
  )
}

function deskThings() {
  return (
    `<circle cx="1060" cy="96" r="74" fill="none" stroke="#b08d4c" stroke-opacity=".45" stroke-width="7" stroke-dasharray="340 30 60 40"/>` +
    brassDividers({
      hinge: [452, 100],
      points: [
        [700, 500],
        [360, 640],
      ],
      width: 24,
    }) +
    pencil(960, 560, 28)
  )
}
