import { inks } from '../../src/ui/base/inks.ts'
import { box, shape } from './svg.ts'

type Harbour = {
  /** Where the pier leaves the shore, and its direction in degrees: 0 to the right, 180 to the left. */
  x: number
  y: number
  degrees: number
  fingers: number
  /** Seed that varies boats and roofs. */
  variant: number
}

/** A pier with fingers and moored boats, and the roofs behind it, as on a chart. */
export const harbourFromAbove = ({ x, y, degrees, fingers, variant }: Harbour) => {
  const reach = 24 + fingers * 16
  const slips = Array.from({ length: fingers }, (_, f) => 22 + f * 16)
  const moored = slips.flatMap((slip, f) => ((f + variant) % 2 ? [] : [`M${slip + 3} 5q7 4 7 12v7h-7q-3-10 0-19Z`]))
  const others = slips.flatMap((slip, f) => ((f + variant) % 2 ? [`M${slip + 4}-5h7v-9q-2-8-5-9-4 8-2 18Z`] : []))
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${
    shape('#7a4a2e', box(-12, -3.5, reach + 12, 7) + slips.map((slip) => box(slip, -26, 3.5, 52)).join('')) +
    shape('#d9a066', box(-12, degrees ? 1 : -3.5, reach + 12, 2.5)) +
    shape(inks.snow, moored.join('')) +
    shape(variant % 2 ? inks.cedar : inks.deep, others.join('')) +
    shape(inks.rust, 'M-34-20h18v7h-18ZM-40 6h16v6h-16Z') +
    shape('#d9623a', 'M-34-13h18v7h-18ZM-40 12h16v6h-16Z') +
    shape(variant % 3 ? '#f3eedd' : inks.tide, 'M-58-6h14v14h-14Z')
  }</g>`
}
