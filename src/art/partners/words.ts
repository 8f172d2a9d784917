import { type LettersOptions, outline } from '../letters.ts'
import type { Block } from './block.ts'

/** A line of text in a box of cap height, without the side bearings: optical edges line up. */
export const words = (text: string, ink: string, style: LettersOptions): Block => {
  const { d } = outline(text, style)
  const [left, right] = extent(d)
  const height = Math.round(style.size * capHeight * 10) / 10
  return { width: right - left, height, body: `<path fill="${ink}" d="${shift(d, -left, height)}"/>` }
}

/** Letterspaced so that the line is as wide as its neighbour. */
export const spread = (text: string, ink: string, style: LettersOptions, width: number): Block => {
  const loose = (width - words(text, ink, style).width) / (text.length - 1) / style.size
  return words(text, ink, { ...style, letterSpacing: loose })
}

/** The same as path data, its baseline centred on a point: to be cut from a plate by the even-odd rule. */
export const cut = (text: string, style: LettersOptions, x: number, y: number) => {
  const { d } = outline(text, style)
  const [left, right] = extent(d)
  return shift(d, x - (left + right) / 2, y)
}

/** Capitals along a circle around 0 0, centred at its top, or at its foot and upright. */
export const arc = (text: string, ink: string, style: LettersOptions, radius: number, foot = false) => {
  const { width: total } = outline(text, style)
  const lift = foot ? radius + style.size * capHeight : -radius
  return [...text].map((letter, index) => {
    const { d, width } = outline(letter, style)
    const start = outline(text.slice(0, index + 1), style).width - width
    const middle = radius + (foot ? -1 : 1) * style.size * capHeight * 0.5
    const angle = ((start + width / 2 - total / 2) / (foot ? radius : middle - style.size * capHeight * 0.5)) * (foot ? -1 : 1)
    const degrees = Math.round((angle * 1800) / Math.PI) / 10
    return d && `<path fill="${ink}" transform="rotate(${degrees})" d="${shift(d, -width / 2, lift)}"/>`
  }).join('')
}

/** Of both typefaces, in ems. */
const capHeight = 0.7

/** The path is relative from its first letter on, so a first step moves all of it. */
const shift = (d: string, dx: number, dy: number) => d && `M${tenth(dx)} ${tenth(dy)}${d}`

/** Leftmost and rightmost point of relative path data; control points count, which is near enough for letters. */
const extent = (d: string): [number, number] => {
  let [x, start, left, right] = [0, 0, Infinity, -Infinity]
  for (const [, command, run = ''] of d.matchAll(/([a-z])([^a-z]*)/g)) {
    const across = (run.match(/-?\d*\.?\d+/g) ?? []).filter((_, index) => index % 2 === 0).map(Number)
    const reach = across.map((step) => x + step)
    if (command === 'z') x = start
    else x = reach.at(-1) ?? x
    if (command === 'm') start = x
    left = Math.min(left, ...reach)
    right = Math.max(right, ...reach)
  }
  return [left, right]
}

const tenth = (value: number) => Math.round(value * 10) / 10
