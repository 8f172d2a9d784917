import { outline, widthOf } from '../parts/letters.ts'

export type Title = { size: number; leading: number; lines: string[] }

/** Sets a title in the largest size that fits the column, in lines of similar length. Undefined if no size fits. */
export const setTitle = (text: string, { sizes, width, lines: allowed }: Column): Title | undefined => {
  const words = text.split(' ')
  for (const size of sizes) {
    const count = fillLines(words, size, width)?.length
    if (count === undefined || count > allowed) continue
    let measure = width
    while (fillLines(words, size, measure - 10)?.length === count) measure -= 10
    const lines = fillLines(words, size, measure) ?? []
    return { size, leading: Math.round(size * 1.1), lines: lines.map((line) => outline(line, { ...face, size }).d) }
  }
  return undefined
}

/** `sizes` are in descending order; `lines` is the maximum. */
export type Column = { sizes: number[]; width: number; lines: number }

const fillLines = (words: string[], size: number, measure: number) => {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthInEms(longer) * size <= measure) lines[lines.length - 1] = longer
    else if (widthInEms(word) * size <= measure) lines.push(word)
    else return undefined
  }
  return lines
}

const widths = new Map<string, number>()

const widthInEms = (text: string) => {
  const width = widths.get(text) ?? widthOf(text, { ...face, size: 100 }) / 100
  widths.set(text, width)
  return width
}

const face = { font: 'fraunces', weight: 600 }
