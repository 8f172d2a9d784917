import { inks } from '../../src/ui/base/inks.ts'
import { frontPages } from './newspaper.ts'
import { box, disc, type Point, place, polygon, shape } from './svg.ts'

const [iron, shade, edge] = ['#1f3a38', '#132725', '#4f7f79']
const web = { left: 300, width: 470 }

/** A newspaper press, 820 wide between x 88 and 982 and 880 high: cylinders between two side frames, and the paper wound over them. */
export function rotaryPress() {
  const cylinder = (y: number, radius: number) =>
    shape(shade, box(web.left - 90, y - radius, web.width + 180, radius * 2)) +
    shape(iron, box(web.left - 90, y - radius, web.width + 180, radius * 1.5)) +
    shape(edge, box(web.left - 90, y - radius + 8, web.width + 180, 7)) +
    shape(
      inks.brass,
      box(web.left - 40, y - radius, 12, radius * 2) + box(web.left + web.width + 28, y - radius, 12, radius * 2),
    )
  return (
    shape(shade, box(190, 60, 690, 50) + box(210, 110, 650, 26)) +
    shape(iron, box(190, 60, 690, 34)) +
    shape(edge, box(190, 60, 690, 6)) +
    reel() +
    cylinder(258, 52) +
    sheet(150, 212) +
    cylinder(500, 66) +
    sheet(306, 440) +
    cylinder(716, 52) +
    sheet(560, 668) +
    bend(212, 46) +
    bend(440, 60) +
    bend(668, 48) +
    frame(150, 1) +
    frame(920, -1)
  )
}

/** The reel of white paper on top. */
function reel() {
  const { left, width: wide } = web
  return (
    shape('#cfc0a2', box(left - 6, 70, wide + 12, 106)) +
    shape(inks.paper, box(left - 6, 70, wide + 12, 70)) +
    shape(inks.snow, box(left - 6, 80, wide + 12, 16)) +
    shape(inks.rust, box(left - 44, 108, 40, 30) + box(left + wide + 4, 108, 40, 30)) +
    shape('#b9a987', box(left - 6, 154, wide + 12, 4))
  )
}

/** A flat stretch of the web with two front pages side by side. */
function sheet(top: number, bottom: number) {
  const tall = bottom - top
  const pages = [0, 1].map((i) => ({
    x: web.left + 14 + i * 226,
    y: top + 8,
    width: 212,
    height: Math.max(tall - 12, 30),
  }))
  const { type, pictures } = frontPages(pages)
  return (
    shape(inks.snow, box(web.left, top, web.width, tall)) +
    shape('#dccdb0', box(web.left, top, 18, tall)) +
    shape('#4a4a58', type) +
    shape(inks.ember, pictures)
  )
}

/** Where the paper goes round a cylinder, in bands from light to dark. */
function bend(y: number, radius: number) {
  const bands = [
    [0, '#fffcf5'],
    [0.34, '#f6efe0'],
    [0.8, '#e5d8bd'],
    [1.3, '#c9b893'],
    [1.7, '#a08e70'],
  ] as const
  return bands
    .map(([from, ink]) => shape(ink, box(web.left, y + radius * from, web.width, radius * (2.02 - from))))
    .join('')
}

function frame(x: number, side: 1 | -1) {
  const gear = (y: number, radius: number) => {
    const teeth = Array.from({ length: 18 }, (_, i) =>
      [
        [0, 0.84],
        [0.18, 1],
        [0.52, 1],
        [0.7, 0.84],
      ].map(([along = 0, away = 0]): Point => {
        const angle = ((i + along) / 18) * Math.PI * 2
        return [Math.cos(angle) * away * radius, y + Math.sin(angle) * away * radius]
      }),
    ).flat()
    return (
      shape(inks.brass, polygon(teeth)) +
      disc('#b8842f', 0, y, radius * 0.66) +
      disc(shade, 0, y, radius * 0.52) +
      disc(inks.brass, 0, y, radius * 0.18)
    )
  }
  return place(
    x,
    0,
    1,
    shape(shade, 'M-62 40H62V830L96 880H-96L-62 830Z') +
      shape(iron, 'M-48 40H62V830L80 860H-60L-48 830Z') +
      shape(side === 1 ? edge : '#e0a25c', 'M54 40H62V830L96 880H86L54 832Z') +
      shape('#2d504c', 'M-30 64H40V120H-30ZM-30 330H40V420H-30ZM-30 590H40V640H-30Z') +
      gear(258, 66) +
      gear(500, 84) +
      gear(716, 62) +
      shape(inks.cedar, box(-36, 846, 80, 10)),
    side,
  )
}
