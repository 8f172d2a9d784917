import { inks } from '../../src/ui/base/inks.ts'
import { type Point, polygon, round, shape } from './svg.ts'

/** A field of a flag: corners as fractions of its length and height, measured from the upper corner at the halyard. */
type Field = readonly [ink: string, corners: readonly Point[]]

const [white, red, blue, yellow] = [inks.snow, inks.cedar, '#2c5f86', inks.brass]
const whole: Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]
const bar = (from: number, to: number): Point[] => [
  [from, 0],
  [to, 0],
  [to, 1],
  [from, 1],
]
const level = (from: number, to: number): Point[] => [
  [0, from],
  [1, from],
  [1, to],
  [0, to],
]

/** Flags of the International Code of Signals. */
const letters = {
  F: [
    [white, whole],
    [
      red,
      [
        [0.5, 0],
        [1, 0.5],
        [0.5, 1],
        [0, 0.5],
      ],
    ],
  ],
  O: [
    [yellow, whole],
    [
      red,
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    ],
  ],
  R: [
    [red, whole],
    [yellow, [...bar(0.42, 0.58)]],
    [yellow, [...level(0.38, 0.62)]],
  ],
  A: [
    [white, bar(0, 0.5)],
    [
      blue,
      [
        [0.5, 0],
        [1, 0],
        [0.76, 0.5],
        [1, 1],
        [0.5, 1],
      ],
    ],
  ],
  G: [
    [yellow, whole],
    [blue, bar(1 / 6, 2 / 6)],
    [blue, bar(3 / 6, 4 / 6)],
    [blue, bar(5 / 6, 1)],
  ],
  E: [
    [blue, level(0, 0.5)],
    [red, level(0.5, 1)],
  ],
} satisfies Record<string, Field[]>

type CodeFlag = {
  letter: keyof typeof letters
  x: number
  y: number
  width: number
  height: number
  /** Position of the fold, so that no two flags look the same. */
  phase?: number
}

/** A flag flying to the right from its halyard at `x`, `y`, with a shaded fold. */
export const codeFlag = ({ letter, x, y, width, height, phase = 0 }: CodeFlag) => {
  const blown = ([along, down]: Point): Point => [
    x + along * width * 0.97,
    y +
      down * height * (1 - along * 0.06) +
      (Math.sin(along * 5.4 + phase) - Math.sin(phase)) * height * 0.1 +
      along * height * 0.06,
  ]
  const outline = (corners: readonly Point[]) =>
    polygon(corners.flatMap((corner, i) => edge(corner, corners[i + 1] ?? corners[0])).map(blown))
  const fields = letters[letter].map(([ink, corners]) => shape(ink, outline(corners as Point[])))
  const tip = letter === 'A' ? 0.76 : 1
  return `${fields.join('')}<path fill="${inks.ink}" fill-opacity=".12" d="${outline(fold(phase, tip))}"/>`
}

/** The shaded fold, slanted by the wind. */
const fold = (phase: number, tip: number): Point[] => {
  const start = 0.62 - phase * 0.14
  return [
    [start, 0],
    [Math.min(start + 0.18, tip), 0],
    [Math.min(start + 0.28, tip), 1],
    [start + 0.1, 1],
  ]
}

/** The start of an edge and points along it, so that the edge can bend. */
const edge = ([x1, y1]: Point, [x2, y2]: Point = [0, 0]): Point[] => {
  const steps = Math.max(1, Math.ceil(Math.abs(x2 - x1) * 6))
  return Array.from({ length: steps }, (_, i) => [
    round2(x1 + ((x2 - x1) * i) / steps),
    round2(y1 + ((y2 - y1) * i) / steps),
  ])
}

const round2 = (value: number) => round(value * 100) / 100
