import { closedCurve } from './curve.ts'
import { random } from './random.ts'
import { type Point, shape } from './svg.ts'

type Hill = { x: number; y: number; reach: number; seed: number }

/** Hills on a chart as layers of elevation, one ink per layer, the lowest first. */
export const relief = (hills: readonly Hill[], inks: readonly string[]) => {
  const layers = hills.map((hill) => layersOf(hill, inks.length))
  return inks.map((ink, level) => shape(ink, layers.map((rings) => rings[level] ?? '').join(''))).join('')
}

const layersOf = ({ x, y, reach, seed }: Hill, levels: number) => {
  const next = random(seed)
  const lobes = Array.from({ length: 11 }, () => 0.72 + next() * 0.5)
  return Array.from({ length: levels }, (_, level) =>
    closedCurve(
      lobes.map((lobe, i): Point => {
        const angle = (i / lobes.length) * Math.PI * 2
        const away = reach * (1 - level / levels) * (lobe + (next() - 0.5) * 0.12)
        return [x + level * reach * 0.05 + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.86]
      }),
    ),
  )
}
