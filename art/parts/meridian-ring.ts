import { inks } from '../../src/ui/base/inks.ts'
import { stroke } from './svg.ts'

type Circle = { x: number; y: number; radius: number }

/** The graduated ring that holds a globe, and the globe's meridians and parallels. */
export const meridianRing = ({ ink, ...globe }: Circle & { ink: string }) => {
  const around = (off: number) => ({ ...globe, radius: globe.radius + off })
  return (
    graticule(globe) +
    ring(around(12), 26, ink) +
    ring(around(4), 8, '#8a5a3a') +
    ring(around(24), 4, inks.brass) +
    ring(around(1), 3, '#fae0bd') +
    stroke(inks.brass, 2, degrees(globe))
  )
}

export const ring = ({ x, y, radius }: Circle, width: number, ink: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ink}" stroke-width="${width}"/>`

const graticule = ({ x, y, radius }: Circle) => {
  const meridians = [0.38, 0.76].map(
    (share) => `<ellipse cx="${x}" cy="${y}" rx="${Math.round(radius * share)}" ry="${radius}"/>`,
  )
  const [wide, high, bow] = [0.885, 0.468, 0.635].map((share) => Math.round(radius * share)) as [number, number, number]
  const parallel = (side: 1 | -1) =>
    `M${x - wide} ${y + side * high}Q${x} ${y + side * bow} ${x + wide} ${y + side * high}`
  return `<g fill="none" stroke="${inks.snow}" stroke-width="1.5" stroke-opacity=".4">${meridians.join('')}<path d="${parallel(-1)}M${x - radius} ${y}H${x + radius}${parallel(1)}"/></g>`
}

/** A tick every five degrees, longer every thirty. */
const degrees = ({ x, y, radius }: Circle) =>
  Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * Math.PI * 2
    const at = (reach: number) =>
      `${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach)}`
    return `M${at(radius + 8)}L${at(radius + (i % 6 ? 14 : 20))}`
  }).join('')
