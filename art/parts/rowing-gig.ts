import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, shape, sliver, stroke } from './svg.ts'

const [dark, lit] = ['#2b1330', '#f6c070']

/** A crew of seven at the oars of a long gig with a steerer in the stern, 700 long; the middle of the waterline at `x`, `y`. */
export const rowingGig = (x: number, y: number, scale = 1) =>
  place(x, y, scale, reflection() + farOars() + steerer() + crew() + hull() + nearOars())

const seats = [-214, -150, -86, -22, 42, 106, 170]
/** Every second rower pulls on the far side. */
const near = seats.filter((_, i) => i % 2 === 0)
const far = seats.filter((_, i) => i % 2)
const coats = ['#4a2350', '#8a3442', '#3a2148', '#a04338', '#4a2350', '#8a3442', '#3a2148']

const crew = () => {
  const heads = [toque, bare, bun, brim, bare, toque, bun]
  return seats
    .map((seat, i) =>
      place(
        seat,
        -26,
        1,
        `<g transform="rotate(${i % 2 ? -7 : -10})">${shape(coats[i] ?? dark, 'M-22 4Q-34-44-16-62-4-72 8-62 18-40 12 4Z')}${shape(lit, 'M0-67Q6-66 8-62 18-40 12 4H7Q12-36 0-67Z')}${(heads[i] ?? bare)()}</g>` +
          stroke(coats[i] ?? dark, 10, 'M-10-52 16-32 44-30') +
          stroke(lit, 2, 'M-4-51 18-36 44-34'),
      ),
    )
    .join('')
}

const face = () =>
  shape(dark, 'M-12-64-10-78H2L0-62Z') + disc(dark, -4, -84, 13) + shape(lit, 'M2-96A13 13 0 0 1 3-73Q6-84 2-96Z')
const bare = () => face() + shape(dark, 'M-17-84Q-18-100-4-99T8-90Q0-94-4-88-6-76-14-74Z')
const bun = () => bare() + disc(dark, -18, -88, 7)
const toque = () =>
  face() +
  shape(inks.cedar, 'M-18-84Q-20-103-4-103T10-88Q-2-94-18-84Z') +
  shape(lit, 'M0-102Q9-100 10-88L6-90Q6-98 0-102Z')
const brim = () =>
  face() +
  shape(inks.plum, 'M-17-88Q-16-103-3-103T9-92L18-88Q-4-92-17-88Z') +
  shape(lit, 'M2-102Q9-100 9-92L18-88 8-90Q8-98 2-102Z')

/** The helmsman stands at the tiller and points the way. */
const steerer = () =>
  place(
    262,
    -30,
    1,
    stroke('#57202f', 11, 'M8-76 24-52 36-30') +
      shape('#8a3442', 'M-18 10Q-24-56-12-84-2-94 10-84 22-50 16 10Z') +
      shape(lit, 'M4-88Q9-87 10-84 22-50 16 10H10Q16-44 4-88Z') +
      stroke('#8a3442', 10, 'M-6-76-40-92-62-104') +
      stroke(lit, 2, 'M-6-81-40-97-60-107') +
      shape(dark, 'M-8-84-7-96H5L6-84Z') +
      disc(dark, -2, -106, 14) +
      shape(lit, 'M5-118A14 14 0 0 1 5-94Q10-106 5-118Z') +
      shape(inks.cedar, 'M-28-106Q-16-110-15-116-12-126-2-126 10-126 13-113L20-101Q2-110-28-106Z') +
      shape(lit, 'M3-126Q11-124 13-113L20-101 8-107Q10-118 3-126Z'),
  )

const hull = () =>
  shape('#5b1f2c', 'M-346-44Q-310-25-240-24H250Q300-26 330-40L318 6Q310 10 280 10H-290Q-322 8-338 2Z') +
  shape(inks.cedar, 'M-346-44Q-310-25-240-24H250Q300-26 330-40L328-32Q300-16 250-14H-240Q-312-15-345-34Z') +
  shape(lit, 'M90-24H250Q300-26 330-40L329-35Q298-22 250-20H60ZM330-40 318 6Q316 10 300 10L312-30Z') +
  stroke('#3d1526', 2, 'M-341-16Q-312-4-260-4H270Q300-4 320-10')

const nearOars = () =>
  stroke('#2b1330', 5, near.map((seat) => `M${seat + 44}-58 ${seat - 52} 22`).join('')) +
  stroke(lit, 1.6, near.map((seat) => `M${seat + 46}-60 ${seat - 48} 17`).join('')) +
  shape(lit, near.map((seat) => `M${seat - 44} 12l-30 16-8 12 12 2 34-22Z`).join('')) +
  shape('#c4574a', near.map((seat) => `M${seat - 52} 20l-26 12-4 8 12 2Z`).join(''))

const farOars = () =>
  shape('#f0a262', far.map((seat) => sliver(seat - 136, -39, 56, 5)).join('')) +
  stroke('#2b1330', 4, far.map((seat) => `M${seat + 44}-56 ${seat - 84}-45`).join('')) +
  stroke(lit, 1.4, far.map((seat) => `M${seat + 44}-58 ${seat - 84}-47`).join('')) +
  shape(lit, far.map((seat) => `M${seat - 80}-48l-24-2-16 7 4 5 34-4Z`).join('')) +
  shape('#c4574a', far.map((seat) => `M${seat - 90}-44l-16 0-14 6 30-1Z`).join(''))

const reflection = () =>
  shape(
    '#4a1c38',
    sliver(-340, 14, 680, 16) +
      sliver(-300, 30, 600, 14) +
      sliver(-262, 48, 470, 14) +
      sliver(-190, 66, 360, 12) +
      sliver(-120, 84, 200, 10),
  ) +
  shape(
    '#f0a262',
    near.map((seat) => sliver(seat - 112, 44, 66, 7)).join('') + sliver(340, 6, 220, 8) + sliver(380, 18, 160, 6),
  )
