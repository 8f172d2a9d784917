import { type Head, onSide } from './head.ts'
import { paint } from './paint.ts'
import type { Skin } from './skin.ts'
import { tint } from './tint.ts'

export type Line = keyof typeof slivers

/** Wrinkles, as slivers on the right half of a face. */
const slivers = {
  forehead: ['1,26.5! 8,26 15,27.2! 8,27', '2,32! 9,31.4 17,33! 9,32.6'],
  crow: ['23.4,50,-1! 25.6,48.6 27.6,48.6! 25.4,49.8', '23.2,52,-1! 25.4,52.6 27,54! 24.8,53.4'],
  'under-eye': ['7.6,54.6! 11,57 16,57! 11.6,58.2'],
  smile: ['8.8,69.6! 12.4,73.4 15,79.6! 15.4,83 13,78'],
}

/** The given wrinkles on both halves of the face. */
export const lines = ({ on, away }: Head, skin: Skin, which: readonly Line[]) =>
  which
    .map((line) => {
      const half = (side: -1 | 1, ink: string) => paint(ink, ...slivers[line].map((sliver) => on(sliver, onSide(side))))
      const inShade = away || line === 'crow' ? tint(skin.shade, skin.deep, 0.6) : skin.shade
      return half(1, skin.shade) + half(-1, inShade)
    })
    .join('')
