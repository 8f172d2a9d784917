import { inks } from '../../src/ui/base/inks.ts'
import { round, shape } from './svg.ts'

type Curtain = {
  /** x of its edge at the proscenium, and the direction in which it hangs from there. */
  wall: number
  inward: 1 | -1
  top: number
  bottom: number
  /** Inks of its folds, from the wall inwards. */
  folds: readonly string[]
}

/** One half of a stage curtain, drawn aside and gathered by a cord. */
export const stageCurtain = ({ wall, inward, top, bottom, folds }: Curtain) => {
  const tie = top + (bottom - top) * 0.63
  const edge = (along: number) => [178, 70, 128].map((reach) => round(wall + inward * reach * along))
  const [endTop = 0, endTie = 0, endFoot = 0] = edge(1)
  const [upper, lower] = [round(top + (bottom - top) * 0.33), round(tie + (bottom - tie) * 0.4)]
  const drawn = folds.map((ink, i) => {
    const [x = 0, tied = 0, foot = 0] = edge(i / folds.length)
    return shape(
      ink,
      `M${x} ${top}C${x} ${upper} ${tied} ${round(tie - 110)} ${tied} ${round(tie)}C${tied} ${lower} ${foot} ${lower} ${foot} ${bottom}H${endFoot}C${endFoot} ${lower} ${endTie} ${lower} ${endTie} ${round(tie)}C${endTie} ${round(tie - 110)} ${endTop} ${upper} ${endTop} ${top}Z`,
    )
  })
  return drawn.join('') + cord(wall, inward, round(tie - 10))
}

const cord = (wall: number, inward: 1 | -1, y: number) => {
  const [near, middle, far] = [4, 40, 74].map((reach) => wall + inward * reach)
  return shape(
    inks.brass,
    `M${near} ${y}Q${middle} ${y + 20} ${far} ${y - 2}v14Q${middle} ${y + 34} ${near} ${y + 14}Z`,
  )
}

/** A row of fringed swags that hides the curtain rail, its upper edge at `y`. */
export const swags = (from: number, to: number, y: number, count: number) => {
  const wide = (to - from) / count
  return Array.from({ length: count }, (_, i) => swag(round(from + i * wide), y, round(wide))).join('')
}

const swag = (x: number, y: number, wide: number) => {
  const cup = (drop: number) =>
    `M${x} ${y}h${wide}q${round(wide * -0.06)} ${drop} ${round(wide * -0.5)} ${drop}T${x} ${y}Z`
  const fold = (from: number, drop: number, back: number) =>
    `M${round(x + wide * from)} ${y}H${x + wide}q${round(wide * -0.08)} ${drop} ${round(wide * -back)} ${drop} ${round(wide * 0.26)}-30 ${round(wide * (from + back - 1))}-${drop}Z`
  return (
    shape(inks.brass, cup(126)) +
    shape(inks.rust, cup(114)) +
    shape(inks.cedar, fold(0.32, 100, 0.48)) +
    shape('#d4633a', fold(0.73, 88, 0.3))
  )
}
