import { inks } from '../../src/ui/base/inks.ts'
import { random } from './random.ts'
import { round, shape, stroke } from './svg.ts'

type Fireweed = {
  x: number
  y: number
  height: number
  seed: number
  /** Horizontal offset of the tip from the foot. */
  lean?: number
  bloom?: readonly [shade: string, lit: string]
  stem?: string
}

/** One flowering spike, rooted at `x`, `y`. */
export const fireweed = ({
  x,
  y,
  height,
  seed,
  lean = 0,
  bloom = [inks.plum, '#c0708d'],
  stem = inks.moss,
}: Fireweed) => {
  const next = random(seed)
  const at = (along: number) => [x + lean * along ** 2, y - height * along] as const
  const petals = (side: number) =>
    Array.from({ length: 7 }, (_, i) => {
      const along = 0.5 + i * 0.075
      const [px, py] = at(along)
      const size = height * (0.085 - i * 0.008) * (0.8 + next() * 0.5)
      return `M${round(px)} ${round(py)}q${round(side * size)} ${round(-size * 0.9)} ${round(side * size * 1.3)} ${round(size * 0.2)}q${round(-side * size * 0.6)} ${round(size * 0.5)} ${round(-side * size * 1.3)} ${round(-size * 0.2)}Z`
    }).join('')
  const leaves = [0.12, 0.22, 0.32, 0.42].map((along, i) => {
    const [px, py] = at(along)
    const side = i % 2 ? 1 : -1
    const size = height * 0.16
    return `M${round(px)} ${round(py)}q${round(side * size * 0.4)} ${round(-size * 0.5)} ${round(side * size)} ${round(-size * 0.5)}q${round(-side * size * 0.3)} ${round(size * 0.5)} ${round(-side * size)} ${round(size * 0.5)}Z`
  })
  return (
    stroke(
      stem,
      round(height * 0.016),
      `M${x} ${y}Q${x} ${round(y - height * 0.6)} ${round(x + lean)} ${round(y - height)}`,
    ) +
    shape(stem, leaves.join('')) +
    shape(bloom[0], petals(-1)) +
    shape(bloom[1], petals(1))
  )
}
