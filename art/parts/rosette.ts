import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, round, shape } from './svg.ts'

/** An award rosette with two tails, 130 wide, the middle of its face at `x`, `y`; lit from the right. */
export const rosette = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(inks.rust, 'M-34 30-58 158-32 138-14 164 4 40Z') +
      shape(inks.cedar, 'M34 30 58 158 32 138 14 164-4 40Z') +
      shape(inks.cedar, scallops(66, 16)) +
      shape(inks.ember, half(66, 16)) +
      disc(inks.paper, 0, 0, 50) +
      disc(inks.brass, 0, 0, 44) +
      shape('#c98f3c', 'M0-44A44 44 0 0 0 0 44Q-26 20-26 0T0-44Z') +
      shape(inks.cedar, star(30, 12.5)),
  )

/** Path data of a ruffled edge. */
const scallops = (radius: number, count: number) => {
  const at = (i: number) => {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2
    return [round(Math.cos(angle) * radius * 0.9), round(Math.sin(angle) * radius * 0.9)] as const
  }
  const bump = round(radius * 0.19)
  return `M${at(0).join(' ')}${Array.from({ length: count }, (_, i) => `A${bump} ${bump} 0 0 1 ${at(i + 1).join(' ')}`).join('')}Z`
}

/** Every second pleat, on the lit side. */
const half = (radius: number, count: number) =>
  Array.from({ length: count / 2 }, (_, i) => i)
    .filter((i) => i % 2 === 0)
    .map((i) => {
      const [a, b] = [i, i + 1].map((step) => (step / count) * Math.PI * 2 - Math.PI / 2)
      const point = (angle = 0) => `${round(Math.cos(angle) * radius * 0.98)} ${round(Math.sin(angle) * radius * 0.98)}`
      return `M0 0L${point(a)} ${point(b)}Z`
    })
    .join('')

const star = (outer: number, inner: number) =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2 - Math.PI / 2
    const radius = i % 2 ? inner : outer
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`
  }).join('L')}Z`
