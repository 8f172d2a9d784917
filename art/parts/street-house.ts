import { inks } from '../../src/ui/base/inks.ts'
import { shape } from './svg.ts'

/** Path data of a piece of wall between two fractions of its length and two levels. */
export type Pane = (start: number, end: number, top: number, bottom: number) => string

export type StreetHouse = {
  top: number
  /** Upper and lower level of each row of windows. */
  floors: readonly (readonly [top: number, bottom: number])[]
  bays: number
  wall: string
  trim: string
  /** Ink of dark windows. */
  unlit: string
  awning: readonly [string, string]
}

/** A shop with rooms above it, on a wall that may recede into the distance. */
export const streetHouse = (
  { top, floors, bays, wall, trim, unlit, awning }: StreetHouse,
  pane: Pane,
  ground: number,
) => {
  const windows = floors.flatMap(([upper, lower], floor) =>
    Array.from({ length: bays }, (_, bay) => ({ bay, upper, lower, lit: (bay * 3 + floor * 2 + bays) % 5 > 1 })),
  )
  const glass = (isLit: boolean) =>
    windows
      .filter(({ lit }) => lit === isLit)
      .map(({ bay, upper, lower }) => pane((bay + 0.24) / bays, (bay + 0.76) / bays, upper, lower))
      .join('')
  const bars = windows.map(({ bay, upper, lower }) => {
    const middle = (upper + lower) / 2
    return (
      pane((bay + 0.48) / bays, (bay + 0.52) / bays, upper, lower) +
      pane((bay + 0.24) / bays, (bay + 0.76) / bays, middle - 4, middle + 4)
    )
  })
  const shopBars = pane(0.34, 0.36, 20, 300) + pane(0.08, 0.62, 84, 92)
  return (
    shape(wall, pane(0, 1, top, ground)) +
    shape(trim, pane(0.2, 0.8, top - 34, top + 8) + pane(0, 1, top, top + 26) + pane(0, 1, -112, -96)) +
    shape(trim, pane(0, 1, ground - 60, ground)) +
    shape(inks.brass, glass(true) + pane(0.08, 0.62, 20, 300)) +
    shape(unlit, glass(false) + pane(0.7, 0.92, 30, ground)) +
    shape(trim, bars.join('') + shopBars) +
    shape(awning[0], stripes(bays * 4, 0, pane)) +
    shape(awning[1], stripes(bays * 4, 1, pane))
  )
}

/** Every second stripe of an awning; stripes of the two inks differ in length. */
const stripes = (count: number, first: 0 | 1, pane: Pane) =>
  Array.from({ length: count / 2 }, (_, i) => {
    const stripe = i * 2 + first
    return pane(stripe / count, (stripe + 1) / count, -70, first ? 12 : 0)
  }).join('')
