import { inks } from '../../../src/ui/base/inks.ts'

const glazes = [980, 800, 650, 520, 415, 335]

/** Radius and ink of the brighter rings, which no text overlaps. */
const bands = [
  [275, '#b54'],
  [222, '#c64'],
  [178, '#d74'],
  [140, '#ea5'],
  [108, '#fc6'],
  [80, inks.paper],
] as const

/** Rings around the sun, 65 above the horizon: overlapping translucent rings, then the bands, then the sun. */
export const sky =
  `<g fill="#c55" fill-opacity=".17">${glazes.map((radius) => ring(radius)).join('')}</g>` +
  bands.map(([radius, ink]) => ring(radius, ` fill="${ink}"`)).join('')

function ring(radius: number, fill = '') {
  return `<circle cy="-65" r="${radius}"${fill}/>`
}
