import { Resvg } from '@resvg/resvg-js'
import { type GeoProjection, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Topology } from 'topojson-specification'
import atlas from 'world-atlas/land-50m.json' with { type: 'json' }
import { madeOf } from '../print/made.ts'
import type { Point } from './point.ts'

type Options = {
  width: number
  height: number
  /** Distance between dots in a row; every other row is shifted by half of it. */
  step: number
  /** Points to leave blank: under pins and labels. */
  isTaken: (point: Point) => boolean
}

/**
 * The world's land as a lattice of dots: one horizontal line for each run of dots, to be stroked with round caps and
 * `stroke-dasharray="0 step"`. This takes a twentieth of the bytes of single dots.
 */
export const landDots = (projection: GeoProjection, { width, height, step, isTaken }: Options) => {
  const isLand = rasterise(projection, width, height)
  let d = ''
  for (const [row, y] of range(step / 2, height, step * 0.88).entries()) {
    let start: number | undefined
    for (const x of range(row % 2 === 0 ? 0 : step / 2, width + step, step)) {
      const dotted = x < width && isLand(x, y) && !isTaken({ x, y })
      if (dotted) start ??= x
      if (dotted || start === undefined) continue
      // Ends one unit beyond the last dot, so that rounding never drops it.
      d += `M${start} ${y}h${x - start - step + 1}`
      start = undefined
    }
  }
  return d
}

// Uses a small image of the land: asking d3 whether each dot is on land takes seconds.
const rasterise = (projection: GeoProjection, width: number, height: number) => {
  const d = geoPath(projection)(inhabitedLand)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${d}"/></svg>`
  const pixels = madeOf(`pixels ${svg}`, () => new Resvg(svg).render().pixels)
  return (x: number, y: number) => (pixels[(Math.round(y) * width + Math.round(x)) * 4 + 3] ?? 0) > 127
}

const topology = atlas as unknown as Topology<{ land: GeometryCollection }>
const [everything] = topology.objects.land.geometries
const antarctic = -60
const { geometry } = feature(topology, everything as MultiPolygon)
const inhabitedLand = {
  ...geometry,
  coordinates: geometry.coordinates.filter(([outline]) =>
    outline?.some(([, latitude]) => latitude !== undefined && latitude > antarctic),
  ),
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => Math.round((from + index * step) * 10) / 10)
