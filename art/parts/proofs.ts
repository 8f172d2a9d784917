import { inks } from '../../src/ui/base/inks.ts'
import { box, disc, place, shape, sliver } from './svg.ts'

const paper = inks.snow

/** A poster of a sunrise over the sound in five inks, 250 wide and 310 high, hanging from the middle of its upper edge. */
export const posterSheet = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(paper, box(-125, 0, 250, 310)) +
      shape('#e3d7bd', box(-125, 0, 14, 310)) +
      shape(inks.ember, box(-103, 22, 206, 220)) +
      disc(inks.brass, 30, 132, 68) +
      disc(paper, 30, 132, 38) +
      shape(inks.dusk, 'M-103 150-62 84-34 130-8 112 26 158 62 122 103 156V176H-103Z') +
      shape(inks.plum, 'M-62 84-34 130-8 112 26 158 50 176H-30L-54 130Z') +
      shape(inks.tide, box(-103, 172, 206, 70)) +
      shape(paper, sliver(-2, 184, 74, 6) + sliver(-16, 200, 100, 7) + sliver(0, 220, 84, 8)) +
      shape(inks.ink, 'M-76 200H-24L-32 212H-68ZM-52 160-30 196H-52Z') +
      shape(inks.ink, box(-103, 258, 206, 16) + box(-60, 284, 120, 7)),
  )

/** Small sheets to hang on a line, each about 110 wide and 140 high, in two inks. */
const pictures = [
  shape(inks.tide, box(-42, 14, 84, 82)) +
    shape(paper, 'M-8 92-5 44H9L12 92ZM-8 40H12V36L2 26-8 36Z') +
    shape(inks.cedar, 'M-7 60H10L11 74H-7.5Z'),
  shape(inks.brass, box(-42, 14, 84, 82)) +
    shape(inks.spruce, 'M0 22 14 48H8L22 70H14L28 92H-28L-14 70H-22L-8 48H-14Z'),
  shape(inks.deep, box(-42, 14, 84, 82)) +
    shape('#f0a184', 'M-34 56Q-12 30 16 50L34 38 30 56 34 74 16 62Q-12 82-34 56Z') +
    disc(inks.deep, -20, 53, 3),
  shape(inks.cedar, box(-42, 14, 84, 82)) +
    disc(inks.brass, 18, 40, 15) +
    shape(paper, 'M-4 26Q18 52 20 74H-4ZM-10 36Q-22 58-26 74H-10Z') +
    shape(inks.ink, 'M-32 78H30L22 88H-24Z'),
  shape(inks.glacier, box(-42, 14, 84, 82)) +
    shape(inks.dusk, 'M-42 96-14 44 4 70 18 54 42 96Z') +
    shape(paper, 'M-14 44-24 62-14 58-6 64-4 58Z'),
  shape(inks.moss, box(-42, 14, 84, 82)) +
    shape(inks.brass, 'M0 20 8 47 36 55 8 63 0 90-8 63-36 55-8 47Z') +
    shape(paper, 'M0 20 8 47 0 55ZM36 55 8 63 0 55ZM0 90-8 63 0 55ZM-36 55-8 47 0 55Z'),
]

/** A sheet pegged to a line at `x`, `y`. */
export const proof = (x: number, y: number, which: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(paper, box(-56, 0, 112, 136)) +
      shape('#e0c9a0', box(-56, 0, 9, 136)) +
      (pictures[which % pictures.length] ?? '') +
      shape(inks.ink, box(-34, 106, 68, 7) + box(-20, 119, 40, 4)) +
      shape(inks.rust, 'M-40-7h8v16h-8ZM32-7h8v16h-8Z'),
  )
