import { inks } from '../../src/ui/base/inks.ts'
import { lanternString } from './lantern.ts'
import { musicians } from './musicians.ts'
import { box, disc, place, round, shape, stroke } from './svg.ts'

const [dark, edge] = ['#0f2a2f', '#e9b36a']

/** A band shell on a moored barge, 760 wide and 450 high, the middle of the barge's waterline at `x`, `y`. */
export const floatingStage = (x: number, y: number, scale = 1) =>
  place(x, y, scale, shell() + towers() + barge() + musicians(0, -62, 1.06) + footlights() + lanterns())

/** The shell: rings of painted boards around the musicians. */
const shell = () =>
  [
    [284, '#571f26'],
    [248, inks.rust],
    [210, inks.cedar],
    [172, inks.ember],
    [134, inks.brass],
    [92, '#fbe3ab'],
  ]
    .map(
      ([radius, ink]) =>
        `<path fill="${ink}" d="M${-Number(radius)}-62A${radius} ${Number(radius) * 1.16} 0 0 1 ${radius}-62Z"/>`,
    )
    .join('')

const towers = () => {
  const rungs = Array.from({ length: 8 }, (_, i) => -110 - i * 40)
  const tower = (side: number) => {
    const [a, b] = [side * 322, side * 350]
    return `M${a}-62V-430M${b}-62V-430${rungs.map((y, i) => `M${i % 2 ? a : b} ${y}L${i % 2 ? b : a} ${y - 40}`).join('')}`
  }
  const struts = Array.from({ length: 17 }, (_, i) => `${i ? 'L' : 'M'}${-344 + i * 43} ${i % 2 ? -404 : -426}`).join(
    '',
  )
  const lamps = [-280, -200, 200, 280]
  const beams = lamps
    .map((x) => `M${x - 8}-392L${round(x * 0.1 - 74)}-62H${round(x * 0.1 + 74)}L${x + 8}-392Z`)
    .join('')
  return (
    `<path fill="#fbe3ab" fill-opacity=".13" d="${beams}"/>` +
    stroke(dark, 5, `${tower(-1)}${tower(1)}M-352-428H352M-352-402H352${struts}`) +
    shape(dark, lamps.map((x) => `M${x - 12}-402H${x + 12}V-388L${x + 16}-378H${x - 16}L${x - 12}-388Z`).join('')) +
    shape('#fff6dc', lamps.map((x) => box(x - 14, -380, 28, 6)).join(''))
  )
}

const barge = () =>
  shape('#5b2a22', box(-372, -64, 744, 16)) +
  shape(edge, box(-372, -64, 744, 5)) +
  shape(dark, 'M-390-48H390L374 0H-368Z') +
  shape('#1c474b', 'M-390-48H390L386-36H-386Z') +
  shape(
    '#091d21',
    [-300, -180, -60, 60, 180, 300].map((x) => `M${x - 16}-26a16 16 0 1 0 32 0a16 16 0 1 0-32 0Z`).join(''),
  ) +
  shape('#1c474b', [-300, -180, -60, 60, 180, 300].map((x) => `M${x - 7}-26a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z`).join('')) +
  shape(
    dark,
    `${box(-306, -124, 56, 60)}${box(-298, -176, 40, 50)}${box(250, -124, 56, 60)}${box(258, -176, 40, 50)}`,
  ) +
  [-278, 278].map((x) => disc('#2b4a4c', x, -94, 18) + disc('#2b4a4c', x, -150, 12)).join('')

const footlights = () =>
  shape('#fff6dc', [-210, -140, -70, 0, 70, 140, 210].map((x) => `M${x - 14}-62a14 12 0 0 1 28 0Z`).join(''))

const lanterns = () =>
  [-1, 1]
    .map((side) =>
      lanternString({
        from: [side * 340, -428],
        to: [side * 600, -40],
        sag: 34,
        count: 6,
        scale: 1.05,
        inks: [inks.brass, inks.ember, '#fbe3ab'],
        cord: dark,
      }),
    )
    .join('')
