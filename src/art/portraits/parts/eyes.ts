import { inks } from '../../inks.ts'
import type { Fit, Head } from './head.ts'
import { paint } from './paint.ts'
import type { Skin } from './skin.ts'
import { tint } from './tint.ts'

export type Eyes = {
  iris: string
  /** The ink of the lashes. */
  lash: string
  lid?: 'deep' | 'hooded' | 'single'
  open?: number
  width?: number
  /** How far the outer corners rise. */
  slant?: number
  apart?: number
  /** Weight of the line of the lashes. */
  line?: number
}

const lids = {
  deep: { upper: '7,51.6 10,48.7 14,47.7 18,48.8 21,51.2,-3', crease: '6.4,49.6 10,46.9 14.4,46 19,47.4 21.6,49.4,-2' },
  hooded: { upper: '7,51.6 10,49.4 14,48.4 18,49.4 21,51.6,-3', crease: '8,48.4 12,46.8 17,47.2 21.6,49.8,-2 23,52,-3' },
  single: { upper: '6.6,52 9.6,49.9 14,48.9 18,49.3 21.4,50.8,-3', crease: '7.4,49 11,47.9 15,47.6 19,48.2 22,49.4,-2' },
}

/** Both eyes, in their sockets. */
export const eyes = ({ on, sin }: Head, skin: Skin, look: Eyes) => {
  const { iris, lash, lid = 'deep', open = 1, width = 1, slant = 0, apart = 0, line = 1 } = look
  const away = sin < -0.12
  const { upper, crease } = lids[lid]
  const one = (side: -1 | 1) => {
    const fit: Fit = (x, y, out) => [
      side * (14 + apart + (x - 14) * width),
      50.6 + (y - 50.6) * open - (slant * (x - 10)) / 8,
      out - 0.5,
    ]
    const shaded = side < 0
    const white = shaded ? tint(skin.shade, inks.snow, away ? 0.25 : 0.45) : tint(skin.base, inks.snow, 0.75)
    const ball = circle(14 + side * sin * 1.2, 50.3, 2.8, 48.3, 52.9)
    return (
      paint(white, on(`${corner(upper)} 17.6,53,-1.5 13,53.5 9.4,52.9`, fit)) +
      paint(iris, on(ball, fit)) +
      paint(lash, on(`${corner(upper)} ${lift(upper, line)}`, fit)) +
      paint(shaded ? skin.deep : skin.shade, on(`${crease} ${lift(crease, -0.7)}`, fit)) +
      paint(shaded ? skin.deep : skin.shade, on('9,53.4! 13,54.2 18,53.4,-1.5! 13,53.6', fit))
    )
  }
  const socket = away ? tint(skin.shade, skin.deep, 0.45) : skin.shade
  return (
    paint(socket, on('-4.6,45! -9,44 -16,43 -22.4,46! -22,50,-2 -19.4,53.4,-2 -13,54 -8,53.2 -5.2,55.4! -4.2,50')) +
    paint(skin.shade, on('4.4,45! 9,45 14,44.8 21.5,47.4! 20,48.6,-1 14,46.6 9,47.6 6.8,50.4 5.4,52!')) +
    one(-1) +
    one(1)
  )
}

const corner = (text: string) => text.replace(/^\S+|\S+$/g, '$&!')
/** The same line backwards, `by` higher in its middle. */
const lift = (text: string, by: number) =>
  text
    .split(' ')
    .slice(1, -1)
    .reverse()
    .map((place) => {
      const [x = 0, y = 0, out = 0] = place.split(',').map(Number)
      return `${x + by * 0.3},${y - by * 1.15},${out}`
    })
    .join(' ')

const circle = (x: number, y: number, r: number, top: number, bottom: number) =>
  Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4
    return `${x + r * Math.cos(angle)},${Math.max(top, Math.min(bottom, y + r * Math.sin(angle)))}`
  }).join(' ')
