import { inks } from '../../src/ui/base/inks.ts'
import { cliff } from '../parts/cliff.ts'
import { codeFlag } from '../parts/code-flags.ts'
import { fishingBoat } from '../parts/fishing-boat.ts'
import { gull } from '../parts/gull.ts'
import { headland } from '../parts/headland.ts'
import { oilskins } from '../parts/oilskins.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { signalHut } from '../parts/signal-hut.ts'
import { sunSky } from '../parts/sky.ts'
import { box, disc, place, pointsFrom, shape, slivers, stroke } from '../parts/svg.ts'
import { glints, ripples } from '../parts/water.ts'
import { waveRow } from '../parts/waves.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 900]
const horizon = 590
const mast = { x: 640, foot: 606, head: 34 }

export const brandFdi: Picture = {
  name: 'brand-fdi',
  width,
  height,
  alt: 'Before a squall, a signaller hoists seven code flags at a signal station: they spell Forager. A boat makes for shelter.',
  body: sky() + far() + sea() + boat() + rock() + signalHut(262, 610, 1.1) + hoist() + front(),
}

/** A dark sky over the station, clearing on the right. */
function sky() {
  const rain = Array.from(
    { length: 26 },
    (_, i) => `M${40 + i * 27 + (i % 3) * 9} ${180 + (i % 4) * 22}l-${70 + (i % 5) * 14} ${300 + (i % 3) * 60}`,
  )
  return (
    sunSky({
      width,
      height,
      ink: '#2f4552',
      sun: { x: 1440, y: 486, radius: 66, ink: inks.snow },
      bands: [
        [1060, '#3a545f'],
        [840, '#4d6a70'],
        [640, '#6b8983'],
        [470, '#93ab98'],
        [330, '#bccaa8'],
        [220, '#dfddb5'],
        [136, '#f5ebc8'],
      ],
    }) +
    stroke('#3d5763', 3, rain.join('')) +
    shape('#3d5763', 'M700 0H1310Q1290 60 1210 56 1186 112 1090 98 1050 150 950 128 890 184 800 160 730 200 690 190Z') +
    shape(
      '#22343f',
      'M0 0H1240Q1216 50 1130 46 1104 98 1010 86 966 132 870 112 810 166 720 142 640 198 520 170 420 226 290 196 150 236 0 204Z',
    ) +
    shape('#2b3f4b', 'M0 0H880Q830 50 740 40 680 88 580 68 480 124 350 92 200 140 0 110Z') +
    shape('#6b8983', slivers('1150 330 420 22, 1290 356 420 18')) +
    shape('#93ab98', slivers('1230 448 300 16, 1120 470 300 12')) +
    shape('#f5ebc8', slivers('1180 322 340 8'))
  )
}

function far() {
  return range({
    from: 780,
    to: 1700,
    base: horizon + 2,
    lightX: 1900,
    seed: 8,
    peaks: peaksFrom('880 545 570, 1030 500 560, 1180 525 570, 1330 545 575, 1640 500 560'),
    inks: { shade: '#3b5c66', lit: '#7d9a8c' },
  })
}

function sea() {
  return (
    shape('#2d5a63', box(0, horizon, width, 400)) +
    ripples({ from: 500, to: width, top: horizon, height: 120, count: 40, ink: '#1f454f', seed: 5 }) +
    glints({ x: 1490, top: horizon, height: 190, widths: [150, 480], ink: '#f3e8c4', seed: 9, rows: 12 })
  )
}

function boat() {
  const [x, y] = [1250, 712]
  return (
    `<g transform="rotate(-7 ${x} ${y})">${fishingBoat({ x, y, scale: 0.92, hull: inks.snow, trim: inks.moss })}</g>` +
    shape('#f1ecd6', slivers('1100 716 190 14, 1150 730 260 12, 1080 740 120 8'))
  )
}

function rock() {
  return (
    cliff({
      brink: pointsFrom('-40 590, 120 600, 420 606, 760 606, 810 608'),
      base: 806,
      grain: 104,
      seed: 47,
      inks: { shade: '#2b3338', lit: '#7b7766', foot: '#182329' },
    }) +
    shape('#2b3338', 'M800 604 860 622 906 668 950 690 1002 700 1050 752 1120 770 1150 820H790Z') +
    shape('#7b7766', 'M846 640 906 668 926 712 900 760 880 716 858 700ZM968 694 1002 700 1050 752 1030 806 1000 752Z') +
    shape('#a29b80', 'M860 622 906 668 926 712 910 716 888 672 846 640ZM1002 700 1050 752 1042 776 1010 726Z') +
    headland('#3d5a47', pointsFrom('-40 596, 100 586, 300 604, 560 596, 760 598, 830 606, 856 622, 872 636'), 636) +
    shape('#5f7f58', slivers('330 612 300 12, 600 610 240 10'))
  )
}

/** The mast with its yard, the flags on their halyard and the storm cone. */
function hoist() {
  const { x, foot, head } = mast
  const word = ['F', 'O', 'R', 'A', 'G', 'E', 'R'] as const
  const halyardAt = (y: number) => x + 130 + Math.sin(((y - 100) / 500) * Math.PI) * 22 - (y - 100) * 0.06
  const flags = word.map((letter, i) => {
    const y = 112 + i * 67
    return codeFlag({ letter, x: halyardAt(y), y, width: 122, height: 56, phase: ((i * 5) % 7) * 0.3 })
  })
  const halyard = [92, 180, 260, 340, 420, 500, 576].map((y) => `${halyardAt(y)} ${y}`).join('L')
  return (
    stroke(
      '#d8d2bd',
      2.4,
      `M${x} ${head + 50}L400 ${foot}M${x} ${head + 24}L${x - 140} 88M${x} ${head + 24}L${x + 140} 88M${x - 124} 96V330`,
    ) +
    stroke('#d8d2bd', 2.4, `M${halyard}L${x + 62} 556`) +
    shape('#8d8672', `M${x - 11} ${foot}L${x - 6} ${head}H${x}V${foot}Z`) +
    shape(inks.snow, `M${x} ${foot}V${head}H${x + 6}L${x + 11} ${foot}Z`) +
    shape(inks.paperShade, `M${x - 150} 84H${x + 150}V94H${x - 150}Z`) +
    shape('#8d8672', `M${x - 150} 90H${x + 150}V94H${x - 150}Z`) +
    disc(inks.brass, x, head - 8, 12) +
    flags.join('') +
    shape(inks.ink, `M${x - 124} 190L${x - 84} 266H${x - 164}Z`) +
    shape('#6f7c74', `M${x - 124} 190L${x - 84} 266H${x - 104}Z`) +
    place(712, 610, 1.2, oilskins(0, 0), -1.2)
  )
}

function front() {
  const rows = [
    { y: 770, length: 150, rise: 18, ink: '#f1ecd6', bottom: 900, from: -30 },
    { y: 775, length: 150, rise: 17, ink: '#27525c', bottom: 900, from: -34 },
    { y: 826, length: 210, rise: 26, ink: '#d9ded0', bottom: 900, from: -110 },
    { y: 833, length: 210, rise: 25, ink: '#1d434e', bottom: 900, from: -115 },
    { y: 884, length: 280, rise: 30, ink: '#14333d', bottom: 900, from: -60 },
  ]
  return (
    rows.map((row) => waveRow({ ...row, to: width + 60 })).join('') +
    gull(1060, 300, 1.3, inks.snow) +
    gull(1150, 356, 0.9, inks.snow) +
    gull(1370, 560, 0.7, inks.snow)
  )
}
