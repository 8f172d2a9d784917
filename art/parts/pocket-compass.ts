import { inks } from '../../src/ui/base/inks.ts'
import { closedCurve } from './curve.ts'
import { circle, levelDisc, type Place, type Project } from './perspective.ts'
import { polygon, polyline, shape, stroke } from './svg.ts'

const radius = 108
const body = 40

/** A brass pocket compass with its lid open, lying around 0, 0; lit from the right. */
export const pocketCompass = (project: Project) => {
  const flat = (places: readonly Place[]) => polygon(places.map((it) => project(it)))
  /** The open lid, on its hinge at the back, leaning away. */
  const lid = (a: number, b: number, lift = 0) =>
    project([a * radius, radius + 2 + (b + 1) * radius * 0.3 + lift, body + (b + 0.94) * radius * 0.88])
  const lidDisc = (size: number, lift = 0) =>
    closedCurve(circle(size, 0, 20).map(([a, b]) => lid(a * 1.012, b * 1.012, lift)))
  const bar = (from: number, to: number, up: number) => [
    [from, -radius * 0.1, up] as Place,
    [to, -radius * 0.1, up] as Place,
  ]
  const ticks = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * Math.PI * 2
    const inner = i % 6 ? 0.7 : 0.58
    return polyline(
      [inner, 0.78].map((r) => project([Math.cos(angle) * radius * r, Math.sin(angle) * radius * r, body])),
    )
  }).join('')
  const needle = (sign: number): Place[] => [
    [0.3 * 66 * sign, 0.95 * 66 * sign, body + 6],
    [9, -3, body + 6],
    [-9, 3, body + 6],
  ]
  return (
    shape('#3b1a12', closedCurve(circle(radius * 1.03, 0, 18).map(([x, y]) => project([x - 44, y - 22])))) +
    shape('#c98f3c', lidDisc(1, 9)) +
    shape(inks.brass, lidDisc(1)) +
    shape('#c98f3c', lidDisc(0.88)) +
    shape(inks.glacier, lidDisc(0.82)) +
    shape(inks.snow, polygon([lid(-0.66, 0.48), lid(-0.3, 0.76), lid(0.62, -0.54), lid(0.2, -0.79)])) +
    shape(inks.snow, polygon([lid(-0.12, 0.8), lid(-0.02, 0.81), lid(0.78, -0.26), lid(0.72, -0.4)])) +
    shape(
      '#a86f2a',
      flat([
        [-22, radius * 0.9, body],
        [22, radius * 0.9, body],
        [22, radius + 6, body + 12],
        [-22, radius + 6, body + 12],
      ]),
    ) +
    levelDisc('#a86f2a', project, radius) +
    shape('#a86f2a', flat([...bar(-radius, radius, 0), ...bar(-radius, radius, body).reverse()])) +
    levelDisc(inks.brass, project, radius, body) +
    levelDisc('#c98f3c', project, radius * 0.9, body) +
    levelDisc(inks.snow, project, radius * 0.84, body) +
    stroke(inks.deep, 2.2, ticks) +
    levelDisc(inks.paperShade, project, radius * 0.42, body) +
    shape(inks.cedar, flat(needle(1))) +
    shape(inks.deep, flat(needle(-1))) +
    levelDisc(inks.brass, project, 9, body + 6)
  )
}
