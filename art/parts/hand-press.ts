import { inks } from '../../src/ui/base/inks.ts'
import { box, disc, place, shape, stroke } from './svg.ts'

const [iron, shade, lit] = ['#1f3a38', '#132725', '#f3c98a']

/** An iron hand press, 730 high and 600 wide, standing on `y`; its bar reaches to the left, 350 up. */
export const handPress = (x: number, y: number, scale = 1) => place(x, y, scale, rails() + staple() + works() + crown())

/** The bed's rails, extending to the right on a leg of their own. */
const rails = () =>
  shape(shade, `${box(276, -262, 24, 250)}M256 0Q262-20 276-26H300Q314-20 320 0Z`) +
  shape(lit, box(294, -262, 6, 236)) +
  shape(shade, box(-226, -280, 560, 22)) +
  shape(lit, box(110, -280, 224, 5)) +
  shape(iron, box(-214, -296, 530, 16)) +
  stroke(iron, 9, 'M36-262 76-214 104-220') +
  disc(iron, 36, -262, 26) +
  disc(inks.brass, 36, -262, 9) +
  shape(inks.cedar, 'M98-230h34v20H98Z')

const staple = () => {
  const foot = 'M132-150V-70Q136-30 176-16V0H84V-16Q96-40 92-150Z'
  return (
    shape(iron, `${foot}M-132-150V-70Q-136-30-176-16V0H-84V-16Q-96-40-92-150Z`) +
    shape(iron, box(-134, -540, 44, 400) + box(90, -540, 44, 400) + box(-134, -168, 268, 30)) +
    shape(shade, box(-134, -540, 16, 400) + box(90, -540, 14, 400)) +
    shape(
      lit,
      `${box(127, -540, 7, 400)}M127-150H134V-70Q138-30 176-16V0H168V-10Q128-26 127-70Z${box(-95, -540, 5, 400)}`,
    ) +
    shape(inks.brass, box(-138, -470, 52, 8) + box(86, -470, 52, 8) + box(-138, -190, 52, 8) + box(86, -190, 52, 8))
  )
}

/** The pressing parts: piston, toggle, and the platen above the bed with type and sheet. */
const works = () =>
  shape(shade, box(-28, -540, 56, 130)) +
  shape(lit, box(22, -540, 6, 120)) +
  shape(inks.brass, box(-34, -500, 68, 10)) +
  stroke(shade, 15, 'M-6-404-120-380-196-352') +
  stroke('#6f7f72', 4, 'M-6-409-120-385-190-360') +
  stroke(inks.cedar, 20, 'M-196-352-236-338') +
  shape(iron, 'M-50-420H50L84-372H-84Z') +
  shape(lit, 'M42-420H50L84-372H74Z') +
  shape(iron, box(-112, -372, 224, 34)) +
  shape(shade, box(-112, -346, 224, 8)) +
  shape(lit, box(104, -372, 8, 34)) +
  shape(inks.snow, box(-96, -338, 204, 6)) +
  shape('#8a6a4a', box(-104, -332, 212, 12)) +
  shape(shade, box(-112, -320, 232, 24)) +
  shape(lit, box(112, -320, 8, 24))

const crown = () =>
  shape(iron, 'M-156-530V-552Q-150-566-122-568-84-620-30-628H30Q84-620 122-568 150-566 156-552V-530Z') +
  shape(lit, 'M22-628H30Q84-620 122-568 150-566 156-552V-530H146V-550Q140-556 116-558 80-612 22-628Z') +
  shape(shade, 'M-28-628H28V-690H-28Z') +
  shape(lit, 'M21-690H28V-628H21Z') +
  shape(
    inks.brass,
    'M-34-640H34V-630H-34ZM-34-694H34V-684H-34ZM-22-694Q-22-712 0-714 22-712 22-694ZM-5-714H5L2-742H-2Z',
  ) +
  shape('#f9dd9b', 'M6-714Q22-710 22-694H12Q14-706 6-714Z') +
  disc(inks.brass, 0, -582, 30) +
  disc(iron, 0, -582, 22) +
  shape(inks.brass, 'M-16-574-6-594 0-584 6-598 16-574Z')
