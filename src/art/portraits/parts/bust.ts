import { paint } from './paint.ts'

export type Cloth = { light: string; base: string; shade: string; deep: string }
type Cut = {
  /** The neckline from the left shoulder to the right, as places on the sheet. */
  neckline: string
  /** Half the breadth at the shoulders. */
  breadth?: number
  /** How much lower than the average the shoulders hang. */
  slope?: number
}

/** Shoulders and chest, cut off by the sheet's lower edge: base, the shaded side, the lit right shoulder. */
export const bust = (cloth: Cloth, { neckline, breadth = 222, slope = 0 }: Cut) => {
  const places = neckline.trim().split(/\s+/)
  const shoulder = arm.map(([x, y]) => [x - breadth, y + slope * (750 - y) / 200] as const)
  const left = shoulder.map(([x, y]) => `${300 + x},${Math.round(y)}`)
  const right = shoulder.map(([x, y]) => `${300 - x},${Math.round(y)}`).reverse()
  const at = (x: number, y: number) => `${x < 0 ? 300 - breadth - x : 300 + breadth - x},${y + slope}`
  return (
    paint(cloth.base, [...cut(left), ...places, ...cut(right)].join(' ')) +
    paint(cloth.shade, [...cut(left), places[0], `${at(-118, 588)}! ${at(-112, 640)} ${at(-120, 750 - slope)}!`].join(' ')) +
    paint(
      cloth.light,
      [places.at(-1), ...cut(right), `${at(26, 750 - slope)}! ${at(30, 690)} ${at(42, 636)} ${at(70, 602)} ${at(104, 586)}!`].join(' '),
    ) +
    paint(cloth.deep, `${at(-62, 750 - slope)}! ${at(-59, 700)} ${at(-66, 652)}! ${at(-71, 700)} ${at(-76, 750 - slope)}!`) +
    paint(cloth.shade, `${at(62, 750 - slope)}! ${at(59, 706)} ${at(65, 658)}! ${at(69, 704)} ${at(74, 750 - slope)}!`)
  )
}

/** The outline of the left arm from the lower edge to the shoulder; x from the broadest place. */
const arm: [x: number, y: number][] = [
  [-4, 750],
  [2, 690],
  [6, 658],
  [12, 632],
  [22, 608],
  [38, 586],
  [60, 568],
  [88, 552],
]

const cut = (outline: string[]) => outline.map((place, i) => (place.includes(',750') || (i === 0 && place.endsWith(',750')) ? `${place}!` : place))
