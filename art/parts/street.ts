import { type Pane, type StreetHouse, streetHouse } from './street-house.ts'
import { type Point, polygon } from './svg.ts'

type Street = {
  vanishing: Point
  /** x at which the wall meets the edge of the plate; levels are distances below eye level, measured there. */
  edge: number
  ground: number
  houses: readonly (StreetHouse & {
    /** Both ends along the street, in plate units, the nearer first. */
    from: number
    to: number
  })[]
}

/** One side of a street in one-point perspective; the farthest house first. */
export const streetSide = ({ vanishing: [x0, y0], edge, ground, houses }: Street) => {
  const reach = edge - x0
  const depthAt = (x: number) => reach / (x - x0)
  const at = (depth: number, level: number): Point => [x0 + reach / depth, y0 + level / depth]
  const wallOf = (from: number, to: number): Pane => {
    const [near, far] = [depthAt(from), depthAt(to)]
    const along = (share: number) => near + (far - near) * share
    return (start, end, top, bottom) =>
      polygon([at(along(start), top), at(along(end), top), at(along(end), bottom), at(along(start), bottom)])
  }
  return houses.map(({ from, to, ...house }) => streetHouse(house, wallOf(from, to), ground)).join('')
}
