import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, stroke } from './svg.ts'

type NetShed = { x: number; y: number; scale?: number; wall?: string; shade?: string; roof?: string }

/** A net shed on pilings, 260 wide, its deck at `y` and its left corner at `x`; the pilings reach 70 below the deck. */
export const netShed = ({ x, y, scale = 1, wall = inks.cedar, shade = inks.rust, roof = inks.deep }: NetShed) =>
  place(
    x,
    y,
    scale,
    shape(inks.ink, 'M6 0h9v70H6ZM58 0h9v74h-9ZM112 0h9v70h-9ZM166 0h9v76h-9ZM218 0h9v70h-9ZM246 0h9v74h-9Z') +
      shape(shade, 'M4-92H152V0H4Z') +
      shape(wall, 'M146-92 200-148 254-92V0H146Z') +
      stroke('#6f2a1b', 2, 'M28-86V-4M52-86V-4M76-86V-4M100-86V-4M124-86V-4') +
      stroke(inks.rust, 2, 'M166-104V0M234-104V0') +
      shape(roof, 'M30-154H204L150-86H-8Z') +
      shape(inks.ink, 'M200-154 264-84H252L200-138 158-86H146ZM-10-2H272V8H-10ZM178-66h44V-2H178ZM34-60h26v24H34Z') +
      shape(inks.brass, 'M190-118h20v18h-20ZM82-60h26v24H82Z') +
      shape(inks.rust, 'M94-60h2v24h-2ZM199-118h2v18h-2Z'),
  )
