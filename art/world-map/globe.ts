import { geoAzimuthalEqualArea } from 'd3-geo'
import type { Place } from '../../src/site/content/schemas/place.ts'
import { inks } from '../../src/ui/base/inks.ts'
import { arcPath, arcsBetween } from './arc.ts'
import { drawLand, drawPins, drawRoutes } from './layers.ts'
import { locate } from './point.ts'

const frame = { width: 900, height: 900, step: 13 }
const radius = 440
/** Degrees from the centre to the rim: nearly the whole globe. */
const reach = 150

const projection = geoAzimuthalEqualArea()
  .rotate([112, -30])
  .clipAngle(reach)
  .scale(radius / (2 * Math.sin((reach * Math.PI) / 360)))
  .translate([450, 450])

/** The globe centred on the coast. */
export const drawGlobe = (home: Place, others: Place[]) => {
  const start = locate(projection, home)
  const ends = others.map((place) => locate(projection, place))
  const routes = arcsBetween(start, ends).map(arcPath).join('')
  return {
    width: frame.width,
    height: frame.height,
    body: disc + drawLand(projection, frame, [start, ...ends]) + drawRoutes(routes, 3) + drawPins([start, ...ends], 9),
  }
}

const disc = `<circle cx="450" cy="450" r="${radius}" fill="${inks.glacier}" fill-opacity=".08" stroke="${inks.glacier}" stroke-opacity=".3" stroke-width="2"/>`
