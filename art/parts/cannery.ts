import { inks } from '../../src/ui/base/inks.ts'
import { figure } from './figure.ts'
import { random } from './random.ts'
import { box, disc, round, shape, stroke } from './svg.ts'

const [deck, eaves, ridge] = [0, -150, -236]
const [wall, seam, roof, dark] = ['#7a353c', '#5d2733', '#4a3556', '#241f3f']
const mint = '#a5e3d2'

/** A line of scanned points. */
const points = (ink: string, size: number, apart: number, d: string) =>
  `<path fill="none" stroke="${ink}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${apart}" d="${d}"/>`

/** Rows of pilings under the deck between `from` and `to`, `drop` long. */
export const pilings = (ink: string, from: number, to: number, drop: number) => {
  const next = random(7)
  const count = Math.round((to - from) / 44)
  return shape(
    ink,
    Array.from({ length: count }, (_, i) => box(from + 44 * i + next() * 12, deck, 11, drop + next() * 14)).join('') +
      box(from - 14, deck, to - from + 28, 12),
  )
}

/** The half that still stands, 500 long: boards, broken windows, a patched roof with bare rafters at its torn end. */
export const standingHalf = () => {
  const next = random(23)
  const torn = Array.from({ length: 9 }, (_, i) => {
    const y = eaves + (i * -eaves) / 9
    const end = round(396 + next() * 60)
    return `V${round(y)}H${end}`
  }).join('')
  const boards = Array.from({ length: 16 }, (_, i) => 24 + i * 25)
  return (
    shape(wall, `M0 ${deck}V${eaves}H420${torn}V${deck}Z`) +
    stroke(seam, 2, boards.map((x) => `M${x} ${eaves + 8}V${deck}`).join('')) +
    shape(seam, box(0, eaves, 430, 16) + box(0, -10, 420, 10)) +
    shape(
      dark,
      'M40-112H96V-58H40ZM136-112H192V-58H136ZM330-112H386V-58H330ZM232-100H290V0H232ZM116 -150H124V-98H116ZM206-40H216V0H206ZM306-150H313V-70H306Z',
    ) +
    shape('#d08b80', 'M44-108H66L48-87H44ZM140-83H164V-62H152ZM358-108H382V-96L366-87H358Z') +
    stroke(seam, 4, 'M68-112V-58M40-85H96M164-112V-58M136-85H192M358-112V-58M330-85H386') +
    stroke(
      roof,
      7,
      `M404 ${ridge + 4}H480M416 ${eaves + 6}H480M446 ${ridge + 4}L484 ${eaves}M412 ${ridge + 4}L456 ${eaves}M446 ${eaves}V0M474 ${eaves}V0`,
    ) +
    shape(roof, `M-18 ${eaves + 10}L34 ${ridge}H376L398 -214 374-202 408-184 388-168 424-156 400 ${eaves + 10}Z`) +
    shape('#8f4a48', 'M70-226H128L112-188H54ZM214-206H276L264-168H200ZM318-230H356L346-200H308Z') +
    shape('#b06a5c', `M34 ${ridge}H376L384-228H30Z`) +
    shape(roof, 'M150-236V-276H180V-236ZM142-284H188V-274H142Z')
  )
}

/** The half restored by a scan, from 480 to 980: the shed in points, and the canning line at work in it. */
export const scannedHalf = () => {
  const [from, to] = [476, 980]
  const level = (y: number, left: number, right: number) => `M${left} ${y}H${right}`
  const slopes = [0, 1, 2, 3, 4, 5].map((i) => {
    const y = ridge + 16 * i
    return level(y, from - 20, to - 30 + i * 9)
  })
  const walls = [0, 1, 2].map((i) => level(eaves + 14 * i, from, to))
  const uprights = [from + 14, 604, 730, 856, to].map((x) => `M${x} ${eaves}V${deck}`)
  return (
    shape('#3c3767', `M${from} ${deck}V${ridge}H${to - 34}L${to + 18} ${eaves + 8}H${to}V${deck}Z`) +
    points('#6f9fb0', 4, 13, slopes.join('')) +
    points(mint, 5, 9, `M${from - 20} ${ridge}H${to - 34}L${to + 18} ${eaves + 8}H${from}${uprights.join('')}`) +
    points('#6f9fb0', 4, 13, walls.join('')) +
    line()
  )
}

/** Belts from a shaft under the roof, three workers at the bench, cans moving to the right. */
const line = () => {
  const cans = Array.from({ length: 15 }, (_, i) => 500 + i * 31)
  const workers = [
    { x: 548, coat: '#7fc4b8', hat: inks.snow },
    { x: 668, coat: '#d8efe2', hat: mint },
    { x: 792, coat: '#7fc4b8', hat: inks.snow },
    { x: 912, coat: '#d8efe2', hat: mint },
  ]
  return (
    stroke(mint, 4, 'M490-116H966') +
    stroke('#6f9fb0', 3, 'M596-116 606-52M616-116 626-52M840-116 850-52M860-116 870-52') +
    [606, 850]
      .map((x) => disc('#3c3767', x, -116, 13) + disc(mint, x, -116, 10) + disc('#3c3767', x, -116, 4))
      .join('') +
    workers
      .map(({ x, coat, hat }, i) =>
        figure({
          x,
          y: -2,
          scale: 1.02,
          coat,
          hat,
          legs: '#4f7f8c',
          skin: '#f0d2b6',
          arm: 'forward',
          facing: i % 2 ? 'left' : 'right',
        }),
      )
      .join('') +
    shape('#22345a', box(484, -46, 486, 12)) +
    shape(mint, box(484, -48, 486, 4)) +
    shape('#22345a', [500, 620, 740, 860, 952].map((x) => box(x, -34, 8, 34)).join('')) +
    shape(inks.brass, cans.map((x) => box(x, -68, 15, 20)).join('')) +
    shape(inks.snow, cans.map((x) => box(x, -68, 15, 4) + box(x + 11, -64, 4, 16)).join(''))
  )
}
