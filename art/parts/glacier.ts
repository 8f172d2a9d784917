import { random } from './random.ts'
import { type Point, polygon, round, shape, sliver } from './svg.ts'

type Glacier = {
  /** Left and right edge of the ice at each height, from the source down to the sea. */
  edges: readonly (readonly [y: number, left: number, right: number])[]
  /** Height of the ice wall at the front. */
  cliff: number
  seed: number
  inks: {
    ice: string
    shade: string
    moraine: string
    crevasse: string
    wall: readonly [dark: string, middle: string, light: string]
  }
}

/** A glacier that reaches the water: ice with moraines and crevasses, ending in a wall. */
export const glacier = ({ edges, cliff, seed, inks }: Glacier) => {
  const next = random(seed)
  const at = (share: number): Point[] => edges.map(([y, left, right]) => [left + (right - left) * share, y])
  const strip = (from: number, to: number) => polygon([...at(from), ...at(to).reverse()])
  const moraine = (share: number) => strip(share - 0.005, share + 0.005)
  const crevasses = Array.from({ length: 64 }, () => {
    const along = 0.1 + 0.86 * Math.sqrt(next())
    const [y, left, right] = edgeAt(edges, along)
    const wide = (right - left) * (0.03 + next() * 0.05)
    return sliver(left + (right - left) * (0.03 + next() * 0.88), y, wide * 1.3, 1.5 + along * 4)
  })
  return (
    shape(inks.ice, strip(0, 1)) +
    shape(inks.shade, strip(0, 0.3)) +
    shape(inks.crevasse, crevasses.join('')) +
    shape(inks.moraine, [0.3, 0.52, 0.76].map(moraine).join('')) +
    wall(edges.at(-1) ?? [0, 0, 0], cliff, inks.wall, next)
  )
}

const edgeAt = (edges: Glacier['edges'], along: number) => {
  const place = along * (edges.length - 1)
  const [a, b] = [edges[Math.floor(place)], edges[Math.ceil(place)]]
  const share = place % 1
  return [0, 1, 2].map((i) => (a?.[i] ?? 0) + ((b?.[i] ?? 0) - (a?.[i] ?? 0)) * share) as [number, number, number]
}

/** Pillars of ice, the dark ones being clefts. */
const wall = (
  [y, left, right]: readonly [number, number, number],
  cliff: number,
  [dark, middle, light]: Glacier['inks']['wall'],
  next: () => number,
) => {
  const count = Math.round((right - left) / 30)
  const xs = Array.from({ length: count + 1 }, (_, i) => left + ((right - left) * (i + (next() - 0.5) * 0.5)) / count)
  const tops = xs.map(() => y - cliff * (0.04 + next() * 0.3))
  const foot = y + cliff
  const pillar = (i: number, from: number, to: number) => {
    const [x, nextX] = [xs[i] ?? 0, xs[i + 1] ?? 0]
    const [top, nextTop] = [tops[i] ?? 0, tops[i + 1] ?? 0]
    return polygon([
      [x + (nextX - x) * from, top + (nextTop - top) * from],
      [x + (nextX - x) * to, top + (nextTop - top) * to],
      [x + (nextX - x) * (to - 0.1), foot],
      [x + (nextX - x) * (from + 0.12), foot],
    ])
  }
  const pillars = Array.from({ length: count }, (_, i) => i)
  return (
    shape(
      dark,
      `M${round(left)} ${foot}L${xs.map((x, i) => `${Math.round(x)} ${Math.round(tops[i] ?? y)}`).join(' ')}L${round(right)} ${foot}Z`,
    ) +
    shape(middle, pillars.map((i) => pillar(i, 0.1, 0.95)).join('')) +
    shape(
      light,
      pillars
        .filter((i) => (i * 7) % 3)
        .map((i) => pillar(i, 0.45, 0.95))
        .join(''),
    )
  )
}
