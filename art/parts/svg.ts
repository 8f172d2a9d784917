export type Point = readonly [x: number, y: number]

/** A filled path. */
export const shape = (ink: string, d: string) => `<path fill="${ink}" d="${d}"/>`

/** A stroked path with round ends. */
export const stroke = (ink: string, width: number, d: string) =>
  `<path fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`

export const disc = (ink: string, x: number, y: number, radius: number) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${ink}"/>`

/** Moves and scales a part drawn around its own origin; a negative `scaleX` mirrors it. */
export const place = (x: number, y: number, scale: number, body: string, scaleX = scale) =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 && scaleX === 1 ? '' : ` scale(${scaleX} ${scale})`}">${body}</g>`

/** A named group; the home page moves the layers of its scene at different speeds. */
export const layer = (name: string, body: string) => `<g class="layer-${name}">${body}</g>`

/** Points, parsed from a list: `'0 810, 220 800'`. */
export const pointsFrom = (list: string): Point[] =>
  list.split(',').map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(/\s+/).map(Number)
    return [x, y]
  })

/** Path data of a closed polygon. */
export const polygon = (points: readonly Point[]) => `M${pairs(points)}Z`

/** Path data of an open polyline. */
export const polyline = (points: readonly Point[]) => `M${pairs(points)}`

/** Path data of a rectangle. */
export const box = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`

/** Path data of a sliver with pointed ends: a glint, a ripple, a shred of cloud. */
export const sliver = (x: number, y: number, width: number, thickness: number) =>
  `M${round(x)} ${round(y)}q${round(width / 2)} ${round(-thickness)} ${round(width)} 0q${round(-width / 2)} ${round(thickness)} ${round(-width)} 0Z`

/** Path data of several slivers, parsed from a list of `x y width thickness`. */
export const slivers = (list: string) =>
  list
    .split(',')
    .map((each) => {
      const [x = 0, y = 0, width = 0, thickness = 0] = each.trim().split(/\s+/).map(Number)
      return sliver(x, y, width, thickness)
    })
    .join('')

/** One decimal: finer than screens can show at the sizes of the plates. */
export const round = (value: number) => Math.round(value * 10) / 10 + 0

const pairs = (points: readonly Point[]) => points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')
