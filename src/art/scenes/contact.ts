import { inks } from '../inks.ts'
import { coastline, distanceTo, isInside } from '../parts/coastline.ts'
import { compassRose } from '../parts/compass-rose.ts'
import { dividers } from '../parts/dividers.ts'
import { soundings } from '../parts/sounding.ts'
import { box, disc, type Point, place, polygon, shape, stroke } from '../parts/svg.ts'
import type { Picture } from '../picture.ts'
import { random } from '../random.ts'

const [width, height] = [1400, 1000]
const harbour: Point = [432, 566]

/** An invented sound: a peninsula to the west, the mainland to the east, islands between. */
const shores: readonly Point[][] = [
  [
    ...coastline([[580, -40], [600, 120], [540, 210], [476, 262], [500, 340], [436, 410], [462, 500], [400, 540], [404, 580], [452, 612], [380, 660], [300, 690], [236, 766], [110, 800], [-40, 850]], 4),
    [-40, -40],
  ],
  [
    ...coastline([[770, -40], [742, 90], [806, 190], [770, 260], [856, 330], [930, 270], [1010, 380], [1080, 350], [1120, 450], [1250, 470], [1310, 560], [1440, 590]], 15),
    [1440, -40],
  ],
  coastline([[660, 320], [730, 370], [742, 450], [700, 540], [640, 560], [600, 480], [630, 390], [660, 320]], 8),
  coastline([[640, 160], [674, 200], [664, 262], [630, 230], [640, 160]], 9),
  coastline([[850, 540], [920, 530], [960, 590], [900, 630], [846, 600], [850, 540]], 10),
  coastline([[560, 640], [610, 630], [630, 668], [580, 690], [560, 640]], 11),
  coastline([[1020, 560], [1050, 556], [1056, 590], [1024, 594], [1020, 560]], 12, 2),
]

export const contact: Picture = {
  name: 'contact',
  width,
  height,
  alt: 'A coast chart with soundings and a compass rose; a red course line leads past the islands to the harbour at Gibsons.',
  body: sea() + land() + course() + instruments(),
}

function sea() {
  const coast = shores.map(polygon).join('')
  const shelf = (reach: number, fill: string) => stroke('#9cc0b5', reach * 2 + 3, coast) + stroke(fill, reach * 2, coast)
  return (
    shape('#f4eddb', box(0, 0, width, height)) +
    shelf(96, '#e9ead8') +
    shelf(56, '#d5e4d5') +
    shelf(24, '#b4d5cb') +
    stroke('#cdbf9f', 1, graticule()) +
    soundings(depths(), 1.35, '#5b7f85')
  )
}

function graticule() {
  const meridians = [100, 400, 700, 1000, 1300].map((x) => `M${x} 0V${height}`)
  const parallels = [140, 380, 620, 860].map((y) => `M0 ${y}H${width}`)
  return [...meridians, ...parallels].join('')
}

/** Soundings on a loose grid, deeper away from the shore and toward the open strait. */
function depths() {
  const next = random(6)
  const spots = Array.from({ length: 16 * 12 }, (_, i): Point => [
    (i % 16) * 92 + next() * 46,
    Math.floor(i / 16) * 86 + next() * 44,
  ])
  return spots
    .filter((spot) => !shores.some((shore) => isInside(spot, shore)) && distanceTo(spot, shores) > 16)
    .filter(([x, y]) => Math.hypot(x - 1120, y - 780) > 190 && Math.hypot(x - harbour[0], y - harbour[1]) > 50)
    .map((spot) => [Math.round(distanceTo(spot, shores) / 2.6 + spot[1] / 40 + next() * 6), spot] as const)
}

function land() {
  const coast = shores.map(polygon).join('')
  return shape('#ead9ae', coast) + summits() + stroke(inks.ink, 2.5, coast)
}

/** Height lines around the summits, a triangle on each top. */
function summits() {
  const tops: readonly (readonly [x: number, y: number, reach: number, seed: number])[] = [
    [180, 200, 190, 3],
    [330, 420, 110, 4],
    [120, 560, 130, 5],
    [1000, 120, 170, 6],
    [1250, 250, 180, 7],
    [672, 450, 60, 8],
    [430, 90, 110, 9],
  ]
  const hill = ([x, y, reach, seed]: (typeof tops)[number]) => {
    const next = random(seed)
    const shape = Array.from({ length: 12 }, () => 0.7 + next() * 0.5)
    const ringAt = (share: number) =>
      polygon(
        shape.map((lobe, i): Point => {
          const angle = (i / 12) * Math.PI * 2
          return [x + Math.cos(angle) * reach * share * lobe, y + Math.sin(angle) * reach * share * lobe * 0.8]
        }),
      )
    return [1, 0.76, 0.54, 0.34, 0.16].map(ringAt)
  }
  const rings = tops.map(hill)
  return (
    shape('#e0c993', rings.map(([, , wide]) => wide).join('')) +
    shape('#d3b678', rings.map(([, , , , top]) => top).join('')) +
    stroke('#bf9f62', 1.2, rings.flat().join(''))
  )
}

function course() {
  const [x, y] = harbour
  return (
    `<path fill="none" stroke="${inks.cedar}" stroke-width="4" stroke-dasharray="16 9" d="M1000 1010 790 800 650 716 520 628 ${x + 6} ${y + 6}"/>` +
    disc(inks.paper, 790, 800, 9) + disc(inks.cedar, 790, 800, 5) +
    disc(inks.paper, 650, 716, 9) + disc(inks.cedar, 650, 716, 5) +
    pin(x, y)
  )
}

function pin(x: number, y: number) {
  return place(
    x,
    y,
    1,
    shape('#c4a86b', 'M0 0 30-26 46-70 36-74 20-40Z') +
      shape(inks.cedar, 'M0 0Q-34-46-34-70a34 34 0 0 1 68 0Q34-46 0 0Z') +
      shape(inks.rust, 'M0 0Q-34-46-34-70A34 34 0 0 1-10-102Q-22-86-20-64T0 0Z') +
      disc(inks.snow, 0, -70, 13),
  )
}

function instruments() {
  return (
    compassRose({ x: 1120, y: 780, radius: 150, ink: inks.ink, paper: inks.snow, accent: inks.cedar }) +
    dividers(1180, 330, 24, '#c9b485')
  )
}
