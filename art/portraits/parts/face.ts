import { type Brows, brows } from './brows.ts'
import { type Eyes, eyes } from './eyes.ts'
import type { Head } from './head.ts'
import { type Line, lines } from './lines.ts'
import { type Mouth, mouth } from './mouth.ts'
import { type Nose, nose } from './nose.ts'
import { paint } from './paint.ts'
import type { Skin } from './skin.ts'
import type { Point } from './smooth.ts'

export type Face = {
  eyes: Eyes
  brows: Brows
  nose?: Nose
  mouth?: Mouth
  lines?: Line[]
  /** A shadow that a hat or hair casts on the skin; drawn under the features. */
  cast?: string
  /** Drawn under nose and mouth. */
  beard?: string
}

/** The head without hair: planes in four tones, then the features. */
export const face = (head: Head, skin: Skin, features: Face) =>
  planes(head, skin) +
  (features.cast ?? '') +
  lines(head, skin, features.lines ?? []) +
  eyes(head, skin, features.eyes) +
  (features.beard ?? '') +
  nose(head, skin, features.nose) +
  mouth(head, skin, features.mouth) +
  brows(head, features.brows)

/** Light, base and shade. The edge of the shade follows temple, cheekbone and jaw, or the middle of a face turned away. */
const planes = (head: Head, skin: Skin) => {
  const { on, left, right, away } = head
  const silhouette = [...right, ...left.toReversed()]
  const edge = away
    ? '-9,9 -9,20 -7.5,34 -5.5,42 -3,47 -2,53 -2,60 -2.4,70 -1.8,76,2 -2,84 -1.4,91 -2,99!'
    : '-18.6,9 -20.4,20 -22.5,32 -23.6,39 -21.5,44 -24.6,50 -24,55 -20,60 -17,66 -18.6,73 -18.4,79 -14,86 -9,92 -3,96.5 4,99.4!'
  return (
    paint(skin.base, silhouette) +
    paint(skin.shade, [...on(edge), ...corners(left.slice(1).toReversed())]) +
    (away
      ? paint(skin.base, on('-8.5,57! -14,56 -20,54.4! -18,60 -13,67! -10.6,62')) +
        paint(skin.light, [
          ...on('16,5! 19.4,18 22,30 23.4,38 21.4,44! 25,49.5 23.6,54 19,58 15.6,64! 18.4,70 19,77 16,85 10,93!'),
          ...corners(right.filter((_, i) => i > 1 && i < 13).toReversed()),
        ])
      : paint(
          skin.light,
          on('3,16! 14,18 18.4,27 17,37! 12,38 6,37!'),
          on('9,58.5! 17,55 22.6,55 21.6,60 16,65.4 11,63.4!'),
          on('2.4,92.4! 7.6,91.4 7,95 2.8,96!'),
        ))
  )
}

const corners = (edge: Point[]) => edge.map((point, i) => ({ ...point, corner: i === 0 || i === edge.length - 1 }))
