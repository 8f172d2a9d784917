import { inks } from '../../src/ui/base/inks.ts'
import { place, shape } from './svg.ts'
import { tints } from './tints.ts'

type House = { x: number; y: number; scale?: number; roof?: string; windows?: string; gable?: 'left' | 'right' }

/** A clapboard house, 150 wide, standing on `y`; its lit gable end at `x` plus or minus 150. */
export const keepersHouse = ({ x, y, scale = 1, roof = inks.cedar, windows = inks.brass, gable = 'right' }: House) =>
  place(
    x,
    y,
    scale,
    shape(inks.rust, 'M30-112h14v40H30Z') +
      shape(tints.whitewashShade, 'M6-54H96V0H6Z') +
      shape(inks.paper, 'M90-54 119-92 148-54V0H90Z') +
      shape(roof, 'M20-94H119L94-52H-2Z') +
      shape(inks.rust, 'M119-94 154-52H146L119-84 96-52H90Z') +
      shape(inks.ink, 'M52-34h16V0H52ZM0-2h154v4H0Z') +
      shape(windows, 'M18-38h18v18H18ZM74-38h14v18H74ZM104-42h12v20h-12ZM122-42h12v20h-12ZM114-70h10v12h-10Z') +
      shape(inks.paper, 'M26-38h2v18h-2ZM80-38h2v18h-2Z'),
    gable === 'right' ? scale : -scale,
  )
