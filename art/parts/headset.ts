import { inks } from '../../src/ui/base/inks.ts'
import { shape, stroke } from './svg.ts'

type HeadsetInks = { shell: string; shade: string; lit: string; seam: string }

const white: HeadsetInks = { shell: '#c9b7a9', shade: '#9c8490', lit: inks.snow, seam: '#5b4a5c' }

/**
 * A headset seen from the front, from 78, 288 to 722, 684. Its lens is a hole: draw what it shows first,
 * within 112 to 688 across and 322 to 648 down.
 */
export const headset = ({ shell, shade, lit, seam }: HeadsetInks = white) =>
  `<g fill-rule="evenodd">${shape(shell, `${outline}${lens}`)}</g>` +
  shape(
    shade,
    'M78 424V560Q78 684 200 684H302Q356 684 376 640L368 626Q346 668 300 668H210Q96 668 96 552V424Q96 330 190 296 78 310 78 424Z',
  ) +
  shape(
    lit,
    'M214 288H586Q722 288 722 424V560Q722 684 600 684H580Q704 676 704 552V430Q704 306 576 306H224Q150 306 116 350 142 288 214 288Z',
  ) +
  stroke(seam, 5, lens) +
  shape(inks.ember, 'M628 308h34v8h-34Z') +
  shape(inks.ink, 'M386 300h28v8h-28Z')

const lens =
  'M120 430Q120 330 220 330H580Q680 330 680 430V550Q680 640 590 640H506Q466 640 452 610 436 580 400 580 364 580 348 610 334 640 294 640H210Q120 640 120 550Z'

const outline =
  'M78 424Q78 288 214 288H586Q722 288 722 424V560Q722 684 600 684H498Q444 684 424 640 416 624 400 624 384 624 376 640 356 684 302 684H200Q78 684 78 560Z'
