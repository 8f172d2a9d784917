import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, round, shape } from './svg.ts'

const glass = ['#c98f3c', '#f6d48f', inks.brass, '#fdf0cf'] as const
const [half, bullseye] = [124, 112]

/** A lighthouse lens alight, 250 wide and 430 high, its lamp at `x`, `y`: prisms bent around a ringed bull's-eye. */
export const fresnelLens = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape('#7d5526', barrel(1.06)) +
      shape('#a86f2a', barrel(1)) +
      prisms(-1) +
      prisms(1) +
      shape('#7d5526', `M${-half} -120H${half}V-113H${-half}ZM${-half} 113H${half}V120H${-half}Z`) +
      shape('#fdf0cf', `M${-half} -113H${half}V113H${-half}Z`) +
      rings() +
      shape('#7d5526', `M${-half - 4} -120h8v240h-8ZM${half - 4} -120h8v240h-8Z`),
  )

const barrel = (size: number) => {
  const [wide, tall, top] = [half * size, 120, 214 * size]
  return `M${round(-wide)} ${-tall}Q${round(-wide * 0.96)} ${round(-top * 0.86)} ${round(-wide * 0.5)} ${round(-top)}H${round(wide * 0.5)}Q${round(wide * 0.96)} ${round(-top * 0.86)} ${round(wide)} ${-tall}V${tall}Q${round(wide * 0.96)} ${round(top * 0.86)} ${round(wide * 0.5)} ${round(top)}H${round(-wide * 0.5)}Q${round(-wide * 0.96)} ${round(top * 0.86)} ${round(-wide)} ${tall}Z`
}

/** The bent prisms above or below the bull's-eye, darker away from the light. */
const prisms = (side: -1 | 1) =>
  [0, 1, 2, 3, 4]
    .map((i) => {
      const y = side * (125 + i * 17.5)
      const wide = half * (0.97 - 0.06 * (i / 4) - 0.36 * (i / 4) ** 2)
      const band = (left: number, right: number) =>
        `M${round(left)} ${y}Q0 ${round(y + side * 9)} ${round(right)} ${y}L${round(right * 0.97)} ${round(y + side * 13)}Q0 ${round(y + side * 22)} ${round(left * 0.97)} ${round(y + side * 13)}Z`
      const cut = wide * 0.42
      return shape(glass[i % 2 ? 1 : 3], band(-wide, wide)) + shape(glass[i % 2 ? 0 : 2], band(-wide, -cut))
    })
    .join('')

const rings = () =>
  [1, 0.86, 0.72, 0.58, 0.44, 0.31]
    .map((share, i) => disc(i % 2 ? glass[3] : i % 4 ? glass[2] : glass[1], 0, 0, bullseye * share))
    .join('') +
  disc(inks.ember, 0, 0, bullseye * 0.3) +
  disc('#f6d48f', 0, 0, bullseye * 0.23) +
  disc(inks.snow, 0, 0, bullseye * 0.15)
