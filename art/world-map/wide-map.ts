import { geoNaturalEarth1 } from 'd3-geo'
import type { Place } from '../../src/site/content/schemas/place.ts'
import { inks } from '../../src/ui/base/inks.ts'
import { alongArc, arcPath, arcsBetween } from './arc.ts'
import { contains, type Label, setLabels } from './label.ts'
import { drawLand, drawPins, drawRoutes } from './layers.ts'
import { locate, type Point } from './point.ts'

const frame = { width: 1600, height: 780, step: 9.6 }

/** Centred on the coast's meridian, so that no route crosses the frame. */
const projection = geoNaturalEarth1().rotate([121, 0]).scale(292).translate([800, 462])

export const drawWideMap = (home: Place, others: Place[]) => {
  const start = locate(projection, home)
  const ends = others.map((place) => locate(projection, place))
  const arcs = arcsBetween(start, ends)
  const labels = setLabels({
    names: [home, ...others].map(({ name }) => name),
    pins: [start, ...ends],
    obstacles: arcs.flatMap((arc) => alongArc(arc, 80)),
    frame,
  })
  const isLabelled = (point: Point) => labels.some(({ box }) => contains(box, point, 6))
  return {
    width: frame.width,
    height: frame.height,
    body:
      drawLand(projection, frame, [start, ...ends], isLabelled) +
      drawRoutes(arcs.map(arcPath).join(''), 1.8) +
      drawPins([start, ...ends], 6) +
      labels.map((label, index) => drawLabel(label, index === 0 ? inks.brass : inks.snow)).join(''),
  }
}

const drawLabel = ({ d, x, y }: Label, ink: string) => `<path fill="${ink}" transform="translate(${x} ${y})" d="${d}"/>`
