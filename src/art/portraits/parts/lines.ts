import type { Head } from './head.ts'
import { paint } from './paint.ts'
import type { Skin } from './skin.ts'
import { tint } from './tint.ts'

export type Line = 'forehead' | 'frown' | 'crow' | 'under-eye' | 'smile'

/** Lines that years, weather and laughter leave, drawn as slivers of shade. */
export const lines = ({ on, away }: Head, skin: Skin, which: readonly Line[]) => {
  const side = (text: string, ink: string) => paint(ink, ...text.split('|').map((sliver) => on(sliver)))
  return which
    .map((line) => {
      const right = slivers[line]
      const left = right.replace(/(^|\s|\|)(-?)(?=\d)/g, (_, gap, minus) => gap + (minus ? '' : '-'))
      return (
        side(right, skin.shade) + side(left, away || line === 'crow' ? tint(skin.shade, skin.deep, 0.6) : skin.shade)
      )
    })
    .join('')
}

const slivers: Record<Line, string> = {
  forehead: '1,26.5! 8,26 15,27.2! 8,27|2,32! 9,31.4 17,33! 9,32.6',
  frown: '2.2,39! 2.8,42 3.6,44.6! 1.8,42',
  crow: '23.4,50,-1! 25.6,48.6 27.6,48.6! 25.4,49.8|23.2,52,-1! 25.4,52.6 27,54! 24.8,53.4',
  'under-eye': '7.6,54.6! 11,57 16,57! 11.6,58.2',
  smile: '8.8,69.6! 12.4,73.4 15,79.6! 15.4,83 13,78',
}
