import type { GeoProjection } from 'd3-geo'
import type { Place } from '../../src/site/content/schemas/place.ts'

export type Point = { x: number; y: number }

/** A place's position in the drawing. */
export const locate = (projection: GeoProjection, { name, longitude, latitude }: Place): Point => {
  const [x, y] = projection([longitude, latitude]) ?? []
  if (x === undefined || y === undefined) throw new Error(`${name} is not on the map`)
  return { x, y }
}
