import type { GeoProjection } from 'd3-geo'
import { inks } from '../../src/ui/base/inks.ts'
import { landDots } from './land-dots.ts'
import type { Point } from './point.ts'

type Frame = { width: number; height: number; step: number }

/** The land in faint dots, none of them under a pin or a label. */
export const drawLand = (projection: GeoProjection, frame: Frame, pins: Point[], isTaken = (_: Point) => false) => {
  const { step } = frame
  const isNearPin = ({ x, y }: Point) =>
    pins.some((pin, index) => Math.hypot(pin.x - x, pin.y - y) < (index === 0 ? 2.4 : 1.2) * step)
  const d = landDots(projection, { ...frame, isTaken: (point) => isNearPin(point) || isTaken(point) })
  const width = Math.round(step * 5.2) / 10
  return `<path fill="none" stroke="${inks.glacier}" stroke-opacity=".42" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="0 ${step}" d="${d}"/>`
}

export const drawRoutes = (d: string, width: number) =>
  `<path fill="none" stroke="${inks.brass}" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`

/** The first pin is home: brass, with a ring. */
export const drawPins = ([home, ...others]: Point[], radius: number) => {
  const pins = others.map((pin) => circle(pin, radius)).join('')
  if (!home) return ''
  return (
    `<g fill="${inks.ember}">${pins}</g>` +
    `<g fill="${inks.brass}">${circle(home, radius * 1.25)}</g>` +
    `<g fill="none" stroke="${inks.brass}" stroke-width="${radius / 3}">${circle(home, radius * 2.6)}</g>`
  )
}

const circle = ({ x, y }: Point, radius: number) =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius * 10) / 10}"/>`
