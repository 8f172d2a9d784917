import { inks } from '../../../src/ui/base/inks.ts'
import type { Head, Mould } from './head.ts'
import { iris } from './iris.ts'
import { paint } from './paint.ts'
import { read } from './points.ts'
import type { Skin } from './skin.ts'
import { tint } from './tint.ts'

export type Eyes = {
  iris: string
  /** Ink of the lashes. */
  lash: string
  lid?: keyof typeof lids
  open?: number
  width?: number
  /** How far the outer corners rise. */
  slant?: number
  /** Stroke width of the lashes. */
  line?: number
}

/** The edge of the upper lid and the fold above it. */
const lids = {
  deep: { edge: '7,51.6 10,48.7 14,47.7 18,48.8 21,51.2,-3', fold: '6.4,49.6 10,46.9 14.4,46 19,47.4 21.6,49.4,-2' },
  hooded: { edge: '7,51.6 10,49.4 14,48.4 18,49.4 21,51.6,-3', fold: '8,48.4 12,46.8 17,47.2 21.6,49.8,-2 23,52,-3' },
  single: { edge: '6.6,52 9.6,49.9 14,48.9 18,49.3 21.4,50.8,-3', fold: '7.4,49 11,47.9 15,47.6 19,48.2 22,49.4,-2' },
}

/** Both eyes with their sockets; the left one in shade. */
export const eyes = (head: Head, skin: Skin, look: Eyes) => {
  const { on, away } = head
  const socket = away ? tint(skin.shade, skin.deep, 0.45) : skin.shade
  return (
    paint(socket, on('-4.6,45! -9,44 -16,43 -22.4,46! -22,50,-2 -19.4,53.4,-2 -13,54 -8,53.2 -5.2,55.4! -4.2,50')) +
    paint(skin.shade, on('4.4,45! 9,45 14,44.8 21.5,47.4! 20,48.6,-1 14,46.6 9,47.6 6.8,50.4 5.4,52!')) +
    eye(head, skin, look, -1) +
    eye(head, skin, look, 1)
  )
}

const eye = (head: Head, skin: Skin, look: Eyes, side: -1 | 1) => {
  const { lid = 'deep', open = 1, width = 1, slant = 0, line = 1, lash } = look
  const { edge, fold } = lids[lid]
  const mould: Mould = (x, y, out) => [
    side * (14 + (x - 14) * width),
    50.6 + (y - 50.6) * open - (slant * (x - 10)) / 8,
    out - 0.5,
  ]
  const shaded = side < 0
  const white = shaded ? tint(skin.shade, inks.snow, head.away ? 0.25 : 0.45) : tint(skin.base, inks.snow, 0.66)
  const crease = shaded ? skin.deep : skin.shade
  return (
    paint(white, head.on(`${ends(edge)} 17.6,53,-1.5 13,53.5 9.4,52.9`, mould)) +
    iris(head, look.iris, { pupil: lash, side, mould, top: lid === 'deep' ? 47.4 : 48.4, bottom: 53.1, shaded }) +
    paint(lash, head.on(`${ends(edge)} ${back(edge, line)}`, mould)) +
    paint(
      crease,
      head.on(`${fold} ${back(fold, -0.7)}`, mould),
      head.on('9,53.4! 13,54.2 18,53.4,-1.5! 13,53.6', mould),
    )
  )
}

const ends = (text: string) => text.replace(/^\S+|\S+$/g, '$&!')

/** The line reversed, without its two end points, `by` higher. */
const back = (text: string, by: number) =>
  read(text)
    .slice(1, -1)
    .reverse()
    .map(([[x = 0, y = 0, out = 0]]) => `${x + by * 0.3},${y - by * 1.15},${out}`)
    .join(' ')
