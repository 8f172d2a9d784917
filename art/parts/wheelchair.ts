import { inks } from '../../src/ui/base/inks.ts'
import { disc, place, shape, stroke } from './svg.ts'

type Rider = { x: number; y: number; scale?: number; coat: string; skin?: string; hair?: string; blanket?: string }

/** Somebody in a wheelchair who faces right, 84 high, the wheels on `y`. */
export const wheelchair = ({ x, y, scale = 1, coat, skin = '#b97a52', hair = inks.ink, blanket = inks.tide }: Rider) =>
  place(
    x,
    y,
    scale,
    stroke(inks.ink, 3, 'M-22-58H-28M-22-58-14-24H22L32-6H40') +
      shape(skin, 'M-2-66H6V-56H-2ZM-6-76a8 8 0 0 1 16 0v4a8 8 0 0 1-16 0Z') +
      shape(hair, 'M-7-76Q-8-86 2-86 12-85 10-72L6-76-2-78-3-68Q-7-70-7-76Z') +
      shape(coat, 'M-4-62Q-14-60-15-48L-14-26H12L11-44 26-40 27-34 12-32 10-52Q10-60 4-62Z') +
      shape(blanket, 'M-12-34H22Q28-34 29-28L35-8H24L18-24H-12Z') +
      `<path fill="${inks.ink}" fill-opacity=".22" d="M-4-62Q-14-60-15-48L-14-26H-4L-5-48ZM-12-34H2L0-24H-12Z"/>` +
      shape(inks.ink, 'M22-6H40V-2H22Z') +
      `<circle cx="-4" cy="-20" r="19" fill="none" stroke="${inks.ink}" stroke-width="3.4"/>` +
      `<circle cx="-4" cy="-20" r="14" fill="none" stroke="${inks.paperShade}" stroke-width="1.6"/>` +
      stroke(inks.paperShade, 1, 'M-4-34V-6M-18-20H10M-14-30 6-10M6-30-14-10') +
      disc(inks.ink, -4, -20, 3) +
      disc(inks.ink, 27, -5, 5),
  )
