import { outline } from '../parts/letters.ts'
import type { Point } from './point.ts'

export type Box = { left: number; top: number; right: number; bottom: number }
export type Label = { d: string; x: number; y: number; box: Box }

type Names = {
  /** The first name is set larger and farther from its pin, which has a ring. */
  names: string[]
  pins: Point[]
  /** Points that labels should not cover. */
  obstacles: Point[]
  frame: { width: number; height: number }
}

/** Sets each name beside its pin, where it overlaps least with what is already placed. */
export const setLabels = ({ names, pins, obstacles, frame }: Names) => {
  const labels: Label[] = []
  for (const [index, name] of names.entries()) {
    const cost = (box: Box) =>
      (isInside(box, frame) ? 0 : 1000) +
      100 * labels.filter((label) => overlap(label.box, box)).length +
      100 * pins.filter((pin) => contains(box, pin, 8)).length +
      obstacles.filter((point) => contains(box, point, 6)).length
    const { size, gap } = index === 0 ? { size: 24, gap: 26 } : { size: 20, gap: 15 }
    const choices = positions(name, pins[index] as Point, size, gap)
    const costs = choices.map(({ box }) => cost(box))
    labels.push(choices[costs.indexOf(Math.min(...costs))] as Label)
  }
  return labels
}

export const contains = ({ left, top, right, bottom }: Box, { x, y }: Point, margin: number) =>
  x > left - margin && x < right + margin && y > top - margin && y < bottom + margin

/** Right, left, both again a little lower, below, above, then the four corners. */
const positions = (name: string, pin: Point, size: number, gap: number): Label[] => {
  const { d, width } = outline(name, { font: 'figtree', size, weight: 600, letterSpacing: 0.02 })
  const level = pin.y + size * 0.35
  const below = pin.y + gap + size * 0.8
  const above = pin.y - gap
  const right = pin.x + gap
  const left = pin.x - gap - width
  const middle = pin.x - width / 2
  const baselines: [number, number][] = [
    [right, level],
    [left, level],
    [right, level + size * 0.45],
    [left, level + size * 0.45],
    [left - size * 0.7, level + size * 0.45],
    [middle, below],
    [middle, above],
    [right - gap / 2, below - gap / 2],
    [left + gap / 2, below - gap / 2],
    [right - gap / 2, above + gap / 2],
    [left + gap / 2, above + gap / 2],
  ]
  return baselines.map(([x, y]) => {
    const box = { left: x, top: y - size * 0.8, right: x + width, bottom: y + size * 0.25 }
    return { d, x: Math.round(x), y: Math.round(y), box }
  })
}

const isInside = ({ left, top, right, bottom }: Box, { width, height }: { width: number; height: number }) =>
  left > 24 && top > 24 && right < width - 24 && bottom < height - 24

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
