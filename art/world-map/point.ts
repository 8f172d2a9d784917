import type { GeoProjection } from 'd3-geo'
import type { Place } from '../../schemas/home.ts'

export type Point = { x: number; y: number }

/** Where a place is in the drawing. */
export const locate = (projection: GeoProjection, { name, longitude, latitude }: Place): Point => {
  const [x, y] = projection([longitude, latitude]) ?? []
  if (x === undefined || y === undefined) throw new Error(`${name} is not on the map`)
  return { x, y }
}
