import { geoMercator } from 'd3-geo'
import { inks } from '../../src/ui/base/inks.ts'
import { coastline } from '../parts/coastline.ts'
import { compassRose } from '../parts/compass-rose.ts'
import { ferry } from '../parts/ferry.ts'
import { fir } from '../parts/fir.ts'
import { outline } from '../parts/letters.ts'
import { pin } from '../parts/pin.ts'
import { relief } from '../parts/relief.ts'
import { inOneInk, reuseAt } from '../parts/reuse.ts'
import { box, disc, type Point, place, pointsFrom, polygon, shape, slivers, stroke } from '../parts/svg.ts'
import type { Picture } from '../picture.ts'
import { office, roads, sailing, shores, terminal, wharf, woods } from './way-here/geography.ts'
import { drawNames } from './way-here/names.ts'

type Frame = {
  width: number
  height: number
  /** Degrees east and north of the middle. */
  centre: readonly [number, number]
  /** Units for a kilometre. */
  kilometre: number
  /** Height of the letters of a place's name. */
  letters: number
}

/** How to get to the office: a wide map and, for phones, an upright one. */
export const wayHere = (): Picture[] => [
  drawMap('way-here', { width: 1600, height: 960, centre: [-123.4866, 49.4158], kilometre: 168, letters: 27 }),
  drawMap('way-here-portrait', { width: 720, height: 1080, centre: [-123.4905, 49.4163], kilometre: 152, letters: 29 }),
]

function drawMap(name: string, frame: Frame): Picture {
  const { width, height, centre, kilometre } = frame
  const scale = kilometre * 6371 * Math.cos((centre[1] * Math.PI) / 180)
  const projection = geoMercator()
    .center([...centre])
    .scale(scale)
    .translate([width / 2, height / 2])
  const at = ([east, north]: Point): Point => projection([east, north]) ?? [0, 0]
  const along = (list: string) => pointsFrom(list).map(at)
  return {
    name,
    width,
    height,
    alt: `A map of Gibsons: the ferry comes in at Langdale, Marine Drive leads along the shore to the wharf, and School Road up to our office.`,
    body: sea(frame) + land(along, at, frame) + details(at, frame.kilometre) + lines(along) + marks(at, frame),
  }
}

type Along = (list: string) => Point[]
type At = (place: Point) => Point

function sea({ width, height }: Frame) {
  const waves = slivers(
    '1020 250 150 5, 1330 190 170 5, 1230 330 130 4, 930 420 150 4, 1420 470 170 5, 1180 110 120 4, 860 560 120 4',
  )
  return shape('#a9d3cc', box(0, 0, width, height)) + shape('#c4e3dc', waves)
}

function land(along: Along, at: At, { width, height, kilometre }: Frame) {
  const [west, north] = [-400, -300]
  const outlines = [
    polygon([...coastline(along(shores.mainland), 4, 2), [width * 0.5, north], [west, north], [west, height]]),
    polygon([...coastline(along(shores.gambier), 15, 2), [width + 400, north]]),
    ...[shores.keats, shores.shelter, shores.home].map((shore, i) => polygon(coastline(along(shore), 8 + i, 2))),
  ].join('')
  const shelf = (reach: number, ink: string) => stroke(ink, reach * 2, outlines)
  const hill = (east: number, north: number, reach: number, seed: number) => {
    const [x, y] = at([east, north])
    return { x, y, reach: (reach * kilometre) / 168, seed }
  }
  const hills = [
    hill(-123.535, 49.4335, 260, 3),
    hill(-123.4985, 49.4215, 74, 5),
    hill(-123.4655, 49.3992, 66, 8),
    hill(-123.431, 49.4545, 110, 6),
  ]
  return (
    shelf(64, '#97c8c2') +
    shelf(34, '#82bab7') +
    shelf(13, '#e9dfbd') +
    shape('#7fae86', outlines) +
    `<clipPath id="land"><path d="${outlines}"/></clipPath><g clip-path="url(#land)">${relief(hills, ['#70a27c', '#609471', '#508666', '#43775b', '#386a51'])}</g>`
  )
}

function lines(along: Along) {
  const road = (list: string, wide: number, ink: string, casing: string) =>
    stroke(casing, wide + 6, bent(along(list))) + stroke(ink, wide, bent(along(list)))
  return (
    `<path fill="none" stroke="${inks.deep}" stroke-width="4" stroke-dasharray="18 12" d="${bent(along(sailing))}"/>` +
    road(roads.toDoor, 5, inks.snow, '#4f7c5f') +
    road(roads.highway, 9, inks.brass, '#8a6a2a') +
    road(roads.schoolRoad, 6, inks.snow, '#4f7c5f') +
    road(roads.marineDrive, 6, inks.snow, '#4f7c5f')
  )
}

/** A line that rounds its corners. */
function bent(points: Point[]) {
  const [first = [0, 0], ...rest] = points
  const bends = rest.slice(0, -1).map(([x, y], i) => {
    const [toX, toY] = rest[i + 1] ?? [x, y]
    return `Q${pair(x, y)} ${i === rest.length - 2 ? pair(toX, toY) : pair((x + toX) / 2, (y + toY) / 2)}`
  })
  return `M${pair(...first)}${bends.join('') || `L${pair(...(rest[0] ?? first))}`}`
}

const pair = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`

/** Firs on the slopes, and the roofs of the town. */
function details(at: At, kilometre: number) {
  const size = kilometre / 168
  const [first = [0, 0], ...others] = pointsFrom(woods).map(at)
  const tree = (right: number, down: number, tall: number) =>
    fir({ x: first[0] + right * size, y: first[1] + down * size, height: tall * size, seed: 3, tiers: 4 })
  const grove = `<path id="grove" d="${tree(-17, 0, 40) + tree(0, 9, 32) + tree(17, 0, 40)}"/>`
  const groves = others.map(([x, y]) => reuseAt('grove', Math.round(x - first[0]), Math.round(y - first[1])))
  const roof = (right: number, down: number) => {
    const [x, y] = at(office)
    return `M${Math.round(x + right * size)} ${Math.round(y + down * size)}h13v10h-13Z`
  }
  const spots = [
    ...([
      [34, -6],
      [52, 6],
      [36, 16],
      [60, 22],
      [70, 4],
      [-48, 8],
      [-62, 20],
      [-46, 28],
      [-70, 2],
    ] as const),
    ...([
      [-84, 26],
      [70, -28],
      [84, -46],
      [20, -14],
      [-22, 14],
      [98, -64],
    ] as const),
  ]
  return (
    inOneInk('#2f6a50', grove, ...groves) + shape(inks.rust, spots.map(([right, down]) => roof(right, down)).join(''))
  )
}

function marks(at: At, frame: Frame) {
  const { letters, width, height, kilometre } = frame
  const [dockX, dockY] = at(terminal)
  const [wharfX, wharfY] = at(wharf)
  const [ferryX, ferryY] = at([-123.4525, 49.4257])
  const wide = width > height
  return (
    shape(inks.ink, box(dockX - 4, dockY - 8, 34, 5) + box(dockX - 4, dockY + 5, 34, 5)) +
    shape(inks.ink, `${box(wharfX - 2, wharfY - 3, 40, 6)}${box(wharfX + 32, wharfY - 16, 6, 32)}`) +
    ferry(ferryX, ferryY - 6, 0.8) +
    (wide
      ? compassRose({
          x: width - 170,
          y: height - 190,
          radius: 104,
          ink: inks.ink,
          paper: inks.snow,
          accent: inks.cedar,
        })
      : '') +
    disc(inks.snow, dockX, dockY, 11) +
    disc(inks.cedar, dockX, dockY, 7) +
    disc(inks.snow, wharfX, wharfY, 11) +
    disc(inks.cedar, wharfX, wharfY, 7) +
    place(...at(office), 0.95, pin(0, 0)) +
    drawNames(at, letters, wide ? 'wide' : 'portrait') +
    scaleBar(wide ? 60 : 40, height - 52, kilometre, letters)
  )
}

function scaleBar(x: number, y: number, kilometre: number, letters: number) {
  const { d } = outline('1 km', { font: 'figtree', size: letters * 0.8, weight: 600 })
  return (
    shape(inks.ink, `${box(x, y, kilometre, 4)}${box(x, y - 8, 4, 20)}${box(x + kilometre - 4, y - 8, 4, 20)}`) +
    place(x + 10, y - 12, 1, shape(inks.ink, d))
  )
}
