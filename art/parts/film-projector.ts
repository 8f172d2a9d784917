import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, shape } from './svg.ts'

/** A two-reel projector on a tripod throwing to the left, its lens at `x`, `y`; 330 high at scale 1. */
export const filmProjector = (x: number, y: number, scale = 1) =>
  place(
    x,
    y,
    scale,
    shape(inks.ink, 'M66 60H84L150 300H138L80 92 32 300H20ZM74 60h12V300h-8Z') +
      shape(inks.ember, 'M84 60L150 300H145L79 74Z') +
      reel(36, -112, 62) +
      reel(150, -88, 54) +
      shape(inks.ink, 'M30-52 58-62 66-34H30ZM112-62 150-50V-20H112Z') +
      shape('#241d3d', 'M16-42H150V62H16Z') +
      shape(inks.plum, 'M128-42H150V62H128Z') +
      shape(inks.ember, 'M142-42H150V62H142Z') +
      shape(inks.ink, 'M2-18H18V18H2ZM-8-12H4V12H-8ZM36-22h60v6h-60ZM36-8h60v6h-60ZM36 6h60v6h-60Z') +
      shape(inks.brass, 'M-12-12H-6V12H-12ZM36 36h12v10h-12ZM56 36h12v10h-12Z'),
  )

const reel = (x: number, y: number, radius: number) => {
  const hole = radius * 0.22
  const spokes = [0, 72, 144, 216, 288].map((degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return disc('#241d3d', x + Math.cos(angle) * radius * 0.58, y + Math.sin(angle) * radius * 0.58, hole)
  })
  return (
    disc(inks.ember, x, y, radius) +
    disc(inks.ink, x - 4, y + 3, radius - 3) +
    disc(inks.plum, x, y, radius * 0.84) +
    spokes.join('') +
    disc(inks.ink, x, y, radius * 0.2) +
    disc(inks.brass, x, y, radius * 0.09)
  )
}
