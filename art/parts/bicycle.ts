import { inks } from '../../src/ui/base/inks.ts'
import { place, shape, stroke } from './svg.ts'

type Bicycle = {
  x: number
  y: number
  scale?: number
  frame: string
  lit: string
  tyre?: string
  basket?: string
  facing?: 'left' | 'right'
}

/** A step-through bicycle, 190 long; its wheels stand on `y`, on either side of `x`. */
export const bicycle = ({ x, y, scale = 1, frame, lit, tyre = inks.ink, basket = '', facing = 'right' }: Bicycle) =>
  place(
    x,
    y,
    scale,
    wheel(-56, tyre) +
      wheel(56, tyre) +
      stroke(frame, 6, 'M-56-38-14-40 46-86M-14-40-30-92M-56-38-27-84M40-98 56-38') +
      stroke(lit, 2.4, 'M-12-40 47-84M42-94 57-40') +
      stroke(inks.ink, 5, 'M40-98 36-112 18-114M-14-40-4-30M-14-40-24-50') +
      shape(inks.ink, 'M-48-98Q-30-104-14-96L-18-90Q-34-94-44-90Z') +
      `<circle cx="-14" cy="-40" r="9" fill="${inks.ink}"/>` +
      (basket ? basketOn(basket) : ''),
    facing === 'right' ? scale : -scale,
  )

const wheel = (x: number, ink: string) =>
  `<circle cx="${x}" cy="-38" r="36" fill="none" stroke="${ink}" stroke-width="4.5"/>` +
  stroke(ink, 1, `M${x - 34}-38h68M${x}-72v68M${x - 24}-62l48 48M${x - 24}-14l48-48`)

const basketOn = (ink: string) =>
  shape(inks.snow, 'M54-120 64-146 80-140 74-114ZM66-118 82-142 94-132 84-112Z') +
  shape(inks.paperShade, 'M54-120 64-146 68-144 60-118Z') +
  shape(ink, 'M44-118H92L86-84H50Z') +
  stroke(inks.rust, 1.5, 'M46-107H90M48-96H88M58-118 60-84M70-118V-84M80-118 77-84')
