import { random } from './random.ts'
import type { Point } from './svg.ts'

/** Turns a rough outline into a ragged shore; each pass halves its segments. */
export const coastline = (outline: readonly Point[], seed: number, passes = 3): Point[] => {
  const next = random(seed)
  const breakUp = (points: readonly Point[]) =>
    points.flatMap((point, i): Point[] => {
      const after = points[i + 1]
      return after ? [point, displaced(point, after, next)] : [point]
    })
  return Array.from({ length: passes }).reduce<Point[]>(breakUp, [...outline])
}

/** The midpoint of a segment, displaced by up to a quarter of its length. */
const displaced = ([x1, y1]: Point, [x2, y2]: Point, next: () => number): Point => {
  const push = (next() - 0.5) * 0.5
  return [(x1 + x2) / 2 - (y2 - y1) * push, (y1 + y2) / 2 + (x2 - x1) * push]
}

/** Whether a point lies inside a closed outline. Counts crossings to its right. */
export const isInside = ([x, y]: Point, outline: readonly Point[]) =>
  outline.filter(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length] ?? [x1, y1]
    return y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)
  }).length %
    2 ===
  1

export const distanceTo = ([x, y]: Point, shores: readonly (readonly Point[])[]) =>
  Math.min(...shores.flat().map(([shoreX, shoreY]) => Math.hypot(shoreX - x, shoreY - y)))
