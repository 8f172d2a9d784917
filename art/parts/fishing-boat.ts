import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, stroke } from './svg.ts'
import { tints } from './tints.ts'

type FishingBoat = {
  x: number
  y: number
  scale?: number
  hull?: string
  trim?: string
  facing?: 'left' | 'right'
}

/** A salmon troller with her poles up, 250 long; the middle of her waterline at `x`, `y`. */
export const fishingBoat = ({ x, y, scale = 1, hull = inks.snow, trim = inks.spruce, facing = 'left' }: FishingBoat) =>
  place(
    x,
    y,
    scale,
    stroke(inks.ink, 4, 'M22-30V-196M20-60 96-96M14-36-34-214M34-36 84-214') +
      stroke(inks.ink, 1.5, 'M22-194-118-46M22-194 118-34M22-150-26-186M22-150 76-186') +
      shape(inks.paper, 'M-60-92H18V-26H-60ZM18-58H52V-26H18Z') +
      shape(tints.whitewashShade, 'M-60-92H-28V-26H-60Z') +
      shape(trim, 'M-70-100H26L22-90H-66ZM14-64H56V-57H14Z') +
      shape(inks.deep, 'M-54-82h20v20h-20ZM-24-82h14v20h-14ZM-4-82h14v20H-4ZM26-50h12v12H26Z') +
      shape(hull, 'M-128-50Q-60-24 50-26L124-34 106 0H-98Z') +
      shape(tints.whitewashShade, 'M-128-50Q-100-38-60-33L-50 0H-98Z') +
      shape(trim, 'M-128-50Q-60-24 50-26L124-34 121-26 50-18Q-60-16-124-40Z') +
      shape(inks.cedar, 'M-104-9H112L106 0H-98Z') +
      shape(inks.ember, 'M70-32a8 8 0 1 1 16-1l-1 6H71ZM90-33a8 8 0 1 1 16-1v7H92Z'),
    facing === 'left' ? scale : -scale,
  )
