import { inks } from '../../src/ui/base/inks.ts'
import { box, disc, place, round, shape, stroke } from './svg.ts'

type Tower = {
  x: number
  /** Foot of the tower. */
  y: number
  height: number
  ink: string
  /** Ink of the legs and struts that face the light. */
  lit: string
  dishes?: boolean
}

/** A lattice mast with a lamp at its head, lit from the right. */
export const signalTower = ({ x, y, height, ink, lit, dishes = false }: Tower) => {
  const foot = height * 0.13
  const head = height * 0.022
  const half = (up: number) => head + (foot - head) * (1 - up) ** 1.25
  const levels = [0, 0.15, 0.29, 0.42, 0.54, 0.65, 0.75, 0.84, 0.92]
  const at = (side: number, up: number) => `${round(side * half(up))} ${round(-height * up)}`
  const leg = (side: number) => `M${levels.map((up) => at(side, up)).join('L')}`
  const braces = levels.slice(1).map((up, i) => {
    const below = levels[i] ?? 0
    return {
      falling: `M${at(-1, up)}L${at(1, below)}`,
      rising: `M${at(-1, below)}L${at(1, up)}M${at(-1, up)}L${at(1, up)}`,
    }
  })
  const thick = round(height * 0.012)
  return place(
    x,
    y,
    1,
    stroke(ink, round(thick * 0.6), braces.map(({ rising }) => rising).join('')) +
      stroke(lit, round(thick * 0.5), braces.map(({ falling }) => falling).join('')) +
      stroke(ink, thick, leg(-1)) +
      stroke(lit, thick, leg(1)) +
      shape(
        ink,
        box(-head * 1.9, -height * 0.92, head * 3.8, thick * 1.2) +
          box(-thick * 0.4, -height, thick * 0.8, height * 0.1),
      ) +
      (dishes
        ? dish(-1, height * 0.6, height * 0.05, ink, lit) +
          dish(1, height * 0.7, height * 0.042, ink, lit) +
          dish(1, height * 0.5, height * 0.036, ink, lit)
        : '') +
      disc(inks.ember, 0, -height - thick, thick * 1.7) +
      disc(inks.brass, 0, -height - thick, thick),
  )
}

const dish = (side: number, up: number, radius: number, ink: string, lit: string) =>
  place(
    side * radius * 1.7,
    -up,
    1,
    shape(ink, `M${round(-side * radius * 1.2)}-3H0V3H${round(-side * radius * 1.2)}Z`) +
      `<ellipse rx="${round(radius * 0.62)}" ry="${round(radius)}" fill="${side > 0 ? lit : ink}"/>` +
      `<ellipse cx="${round(side * radius * 0.14)}" rx="${round(radius * 0.42)}" ry="${round(radius * 0.82)}" fill="${side > 0 ? inks.snow : inks.tide}"/>` +
      disc(ink, side * radius * 0.5, 0, radius * 0.14),
  )
