import { inks } from '../../../ui/base/inks.ts'
import icon from '../../../ui/printed/icon.svg?raw'
import { mostOnIcon } from './tab-icon.ts'

/** The site's icon with a count on it; without one if it is 0. In an icon's 64 units; 4 units are a pixel at 16 pixels. */
export const drawIcon = (open: number): string => {
  if (open === 0) return icon
  const characters = Array.from(open > mostOnIcon ? `${mostOnIcon}+` : String(open))
  const textWidth = characters.length * step - gap
  const width = Math.max(40, Math.min(64, textWidth + 16))
  const left = 64 - width
  const strokes = characters.map((character, at) => {
    const x = left + (width - textWidth) / 2 + at * step
    return `<path transform="translate(${x} 30)" d="${strokesOf[character]}"/>`
  })
  const count =
    `<rect x="${left}" y="24" width="${width}" height="40" rx="12" fill="${inks.cedar}"/>` +
    `<g fill="none" stroke="${inks.snow}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">` +
    `${strokes.join('')}</g>`
  return icon.replace('</svg>', `${count}</svg>`)
}

/** Between the left edges of two characters, and between the characters themselves. */
const step = 20
const gap = 4

/** Characters 16 units wide and 28 high. Drawn, as an icon cannot use the site's fonts. */
const strokesOf: Record<string, string> = {
  0: 'M2 8a6 6 0 0 1 12 0v12a6 6 0 0 1-12 0z',
  1: 'M3 7l7-5v24',
  2: 'M2 8a6 6 0 1 1 11 3L2 26h13',
  3: 'M2 2h11L7 11a7.5 7.5 0 1 1-5 12.5',
  4: 'M11 26V2L2 19h14',
  5: 'M14 2H4L3 12a7 7 0 1 1-1 11.5',
  6: 'M12 2C6 6 2 12 2 19a6 6.5 0 1 0 12 0a6 6.5 0 0 0-12 0',
  7: 'M1 2h13L6 26',
  8: 'M8 13.5a5.5 5.75 0 1 0 0-11.5a5.5 5.75 0 0 0 0 11.5a6 6.25 0 1 0 0 12.5a6 6.25 0 0 0 0-12.5z',
  9: 'M4 26C10 22 14 16 14 9a6 6.5 0 1 0-12 0a6 6.5 0 0 0 12 0',
  '+': 'M8 8v12M2 14h12',
}
