import { inks } from '../../src/ui/base/inks.ts'
import { lantern } from './lantern.ts'
import { shape, stroke } from './svg.ts'

/** Planks that wind from the lower left corner of a plate, 1000 high, to a door at 803 718, hung with lanterns. */
export function boardwalk() {
  const near: [number, number][] = [
    [60, 1000],
    [330, 900],
    [600, 836],
    [740, 790],
    [800, 738],
    [803, 718],
  ]
  const far: [number, number][] = [
    [834, 718],
    [852, 752],
    [830, 806],
    [740, 870],
    [590, 940],
    [470, 1000],
  ]
  const edge = (points: [number, number][]) => points.map(([x, y]) => `${x} ${y}`).join(' ')
  const planks = Array.from({ length: 26 }, (_, i) => {
    const along = (i / 26) ** 0.8
    const at = (points: [number, number][]) => {
      const place = along * (points.length - 1)
      const [[ax, ay], [bx, by]] = [points[Math.floor(place)] ?? [0, 0], points[Math.ceil(place)] ?? [0, 0]]
      const rest = place % 1
      return `${Math.round(ax + (bx - ax) * rest)} ${Math.round(ay + (by - ay) * rest)}`
    }
    return `M${at(near)}L${at(far.toReversed())}`
  })
  return (
    shape('#8a6f4d', `M${edge(near)} ${edge(far)}Z`) +
    shape('#c29a5e', 'M834 718 852 752 830 806 740 870 590 940 470 1000H380L560 916 700 850 790 786 822 742 820 718Z') +
    stroke('#5f4a38', 2.5, planks.join('')) +
    posts()
  )
}

/** Posts with a cord of lanterns, larger towards the reader. */
function posts() {
  const spots = [
    [250, 918, 1.5],
    [452, 862, 1.18],
    [610, 822, 0.94],
    [722, 784, 0.74],
    [560, 966, 1.55],
    [742, 880, 1.14],
    [842, 812, 0.82],
  ] as const
  return spots
    .map(
      ([x, y, scale]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${Math.round(54 * scale)}" ry="${Math.round(12 * scale)}" fill="${inks.brass}" fill-opacity=".28"/>` +
        shape(
          inks.ink,
          `M${x - 3 * scale} ${y}v${-92 * scale}h${20 * scale}v${5 * scale}h${-14 * scale}v${87 * scale}Z`,
        ) +
        lantern(x + 14 * scale, y - 88 * scale, scale * 0.95),
    )
    .join('')
}
