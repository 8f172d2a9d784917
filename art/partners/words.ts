import { type LettersOptions, outline, widthOf } from '../parts/letters.ts'
import { round } from '../parts/svg.ts'
import { type Block, drawing } from './block.ts'

/** A line of text in a box of cap height, without side bearings, so that its visible edges line up. */
export const words = (text: string, ink: string, style: LettersOptions): Block => {
  const { d } = outline(text, style)
  const [left, right] = extent(d)
  const height = round(style.size * capHeight)
  return drawing(right - left, height, `<path fill="${ink}" d="${shift(d, -left, height)}"/>`)
}

/** A line of text, letterspaced to the given width. */
export const spread = (text: string, ink: string, style: LettersOptions, width: number): Block => {
  const loose = (width - words(text, ink, style).width) / (text.length - 1) / style.size
  return words(text, ink, { ...style, letterSpacing: loose })
}

/** Path data of a line of text, its baseline centred on a point; cuts a hole under the even-odd rule. */
export const cut = (text: string, style: LettersOptions, x: number, y: number) => {
  const { d } = outline(text, style)
  const [left, right] = extent(d)
  return shift(d, x - (left + right) / 2, y)
}

/** Capitals along a circle around 0 0: upright along its top or along its foot. */
export const arc = (text: string, ink: string, style: LettersOptions, radius: number, side: 'top' | 'foot') => {
  const total = widthOf(text, style)
  const baseline = side === 'top' ? -radius : radius + style.size * capHeight
  return [...text]
    .map((letter, index) => {
      const { d, width } = outline(letter, style)
      const middle = widthOf(text.slice(0, index + 1), style) - width / 2 - total / 2
      const turn = ((side === 'top' ? middle : -middle) / radius) * (180 / Math.PI)
      return d && `<path fill="${ink}" transform="rotate(${round(turn)})" d="${shift(d, -width / 2, baseline)}"/>`
    })
    .join('')
}

/** The same in both typefaces, in ems. */
const capHeight = 0.7

/** The path is relative, so one step in front moves all of it. */
const shift = (d: string, dx: number, dy: number) => d && `M${round(dx)} ${round(dy)}${d}`

/** Leftmost and rightmost point of relative path data; including control points is accurate enough for letters. */
const extent = (d: string): [number, number] => {
  let [x, start, left, right] = [0, 0, Infinity, -Infinity]
  for (const [, command, run = ''] of d.matchAll(/([a-z])([^a-z]*)/g)) {
    const across = (run.match(/-?\d*\.?\d+/g) ?? []).filter((_, index) => index % 2 === 0).map(Number)
    const reach = across.map((step) => x + step)
    x = command === 'z' ? start : (reach.at(-1) ?? x)
    if (command === 'm') start = x
    left = Math.min(left, ...reach)
    right = Math.max(right, ...reach)
  }
  return [left, right]
}
