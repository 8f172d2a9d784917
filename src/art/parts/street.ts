import { type Point, polygon, shape } from './svg.ts'

export type Building = {
  /** Ends along the street, in plate units; the nearer one first. */
  from: number
  to: number
  /** Levels are heights relative to the eye, measured where the wall meets the plate's edge. */
  top: number
  /** Upper and lower level of each row of windows. */
  floors: readonly (readonly [top: number, bottom: number])[]
  bays: number
  wall: string
  trim: string
  windows: string
  unlit: string
  awning: readonly [string, string]
}

type Street = {
  vanishing: Point
  /** Where the wall meets the edge of the plate. */
  edge: number
  ground: number
  buildings: readonly Building[]
}

/** One side of a street in one-point perspective, the farthest house drawn first. */
export const streetSide = ({ vanishing, edge, ground, buildings }: Street) => {
  const reach = edge - vanishing[0]
  const depthAt = (x: number) => reach / (x - vanishing[0])
  const at = (depth: number, level: number): Point => [vanishing[0] + reach / depth, vanishing[1] + level / depth]
  const pane = (near: number, far: number, top: number, bottom: number) =>
    polygon([at(near, top), at(far, top), at(far, bottom), at(near, bottom)])

  const house = ({ from, to, top, floors, bays, wall, trim, windows, unlit, awning }: Building) => {
    const [near, far] = [depthAt(from), depthAt(to)]
    const span = far - near
    const across = (share: number) => near + span * share
    const bayPanes = ([upper, lower]: readonly [number, number], floor: number) =>
      Array.from({ length: bays }, (_, bay) => ({
        lit: (bay * 3 + floor * 2 + bays) % 5 > 1,
        d: pane(across((bay + 0.24) / bays), across((bay + 0.76) / bays), upper, lower),
      }))
    const panes = floors.flatMap(bayPanes)
    const bars = floors.flatMap(([upper, lower]) =>
      Array.from({ length: bays }, (_, bay) => {
        const middle = (upper + lower) / 2
        return (
          pane(across((bay + 0.48) / bays), across((bay + 0.52) / bays), upper, lower) +
          pane(across((bay + 0.24) / bays), across((bay + 0.76) / bays), middle - 4, middle + 4)
        )
      }),
    )
    const stripes = bays * 4
    const stripe = (i: number) => pane(across(i / stripes), across((i + 1) / stripes), -70, i % 2 ? 12 : 0)
    const every = (rest: number) => Array.from({ length: stripes / 2 }, (_, i) => stripe(i * 2 + rest)).join('')
    return (
      shape(wall, pane(near, far, top, ground)) +
      shape(
        trim,
        pane(across(0.2), across(0.8), top - 34, top + 8) +
          pane(near, far, top, top + 26) +
          pane(near, far, -112, -96) +
          pane(near, far, ground - 60, ground),
      ) +
      shape(
        windows,
        panes
          .filter(({ lit }) => lit)
          .map(({ d }) => d)
          .join('') + pane(across(0.08), across(0.62), 20, 300),
      ) +
      shape(
        unlit,
        panes
          .filter(({ lit }) => !lit)
          .map(({ d }) => d)
          .join('') + pane(across(0.7), across(0.92), 30, ground),
      ) +
      shape(
        trim,
        bars.join('') + pane(across(0.34), across(0.36), 20, 300) + pane(across(0.08), across(0.62), 84, 92),
      ) +
      shape(awning[0], every(0)) +
      shape(awning[1], every(1))
    )
  }
  return buildings.map(house).join('')
}
