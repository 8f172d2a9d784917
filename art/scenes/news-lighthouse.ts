import { inks } from '../../src/ui/base/inks.ts'
import { fresnelLens } from '../parts/fresnel-lens.ts'
import { oilskins } from '../parts/oilskins.ts'
import { random } from '../parts/random.ts'
import { box, disc, place, polygon, shape, slivers, stroke } from '../parts/svg.ts'
import { waveRow } from '../parts/waves.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1200, 800]
const lamp = { x: 640, y: 318 }

export const newsLighthouse: Picture = {
  name: 'news-lighthouse',
  width,
  height,
  alt: 'A great lens burns in the lantern room of a lighthouse while a keeper in oilskins holds the rail against a storm.',
  body: night() + beams() + rain() + sea() + lampRoom() + gallery() + spray(),
}

function night() {
  const rings = [
    [820, '#14283a'],
    [660, '#193246'],
    [520, '#1f3e53'],
    [400, '#284d61'],
    [300, '#356271'],
  ] as const
  return (
    shape('#0f1f2e', box(0, 0, width, height)) +
    rings.map(([radius, ink]) => disc(ink, lamp.x, lamp.y, radius)).join('') +
    clouds()
  )
}

function clouds() {
  return (
    shape(
      '#0f1f2e',
      'M0 0H1200V96Q1120 128 1040 100 980 150 880 116 800 150 720 92 640 60 560 96 470 150 380 104 300 140 220 112 130 164 60 120 30 140 0 130Z',
    ) +
    shape(
      '#14283a',
      'M0 150Q60 120 120 154 190 120 260 160 310 150 360 172 240 196 0 190ZM1200 170Q1130 130 1060 170 1000 150 930 184 1010 210 1200 204Z',
    ) +
    shape('#284d61', slivers('30 236 320 14, 900 250 340 14, -80 330 260 12, 1010 360 300 12'))
  )
}

function beams() {
  const { x, y } = lamp
  const wedge = (points: readonly (readonly [number, number])[]) => polygon([[x, y], ...points])
  return (
    `<g fill-opacity=".38">${shape(
      inks.brass,
      wedge([
        [1200, 96],
        [1200, 470],
      ]) +
        wedge([
          [0, 150],
          [0, 420],
        ]),
    )}</g>` +
    `<g fill-opacity=".55">${shape(
      '#f6d48f',
      wedge([
        [1200, 180],
        [1200, 392],
      ]) +
        wedge([
          [0, 226],
          [0, 352],
        ]),
    )}</g>` +
    `<g fill-opacity=".7">${shape(
      '#fdf0cf',
      wedge([
        [1200, 246],
        [1200, 330],
      ]) +
        wedge([
          [0, 270],
          [0, 312],
        ]),
    )}</g>`
  )
}

/** Rain driven by wind from the right. */
function rain() {
  const next = random(77)
  const drops = Array.from({ length: 90 }, () => {
    const [x, y, length] = [Math.round(next() * 1280), Math.round(next() * 620), Math.round(24 + next() * 46)]
    return `M${x} ${y}l${-Math.round(length * 0.42)} ${length}`
  })
  return stroke('#8fb5bd', 1.6, drops.join(''))
}

function sea() {
  return (
    waveRow({ from: -40, to: 1320, y: 598, length: 190, rise: 26, bottom: height, ink: '#2b5f70' }) +
    waveRow({ from: -110, to: 1320, y: 650, length: 260, rise: 40, bottom: height, ink: '#1f4a5c' }) +
    shape(
      '#6fa0a8',
      slivers('20 622 130 8, 230 616 110 7, 960 620 130 8, 1090 612 110 7, 120 668 150 9, 900 672 160 9'),
    )
  )
}

function lampRoom() {
  return place(
    lamp.x,
    lamp.y,
    1,
    shape('#c98f3c', box(-208, -236, 416, 496)) +
      shape(inks.brass, box(-166, -236, 374, 496)) +
      shape('#f6d48f', box(60, -236, 148, 496)) +
      shape('#5b3a24', 'M-26 214H26L40 262H-40ZM-12-236H12V-210H-12Z') +
      fresnelLens(0, 0) +
      astragals() +
      dome(),
  )
}

/** Slanting glazing bars across the panes, lit on the right. */
function astragals() {
  return (
    stroke(
      inks.ink,
      8,
      'M-208-236-150 12-208 260M208-236 150 12 208 260M-150 12-92 260M-150 12-92-236M150 12 92-236M150 12 92 260',
    ) +
    stroke('#3f6f78', 2.5, 'M212-236 154 12 212 260M154 12 96 260M154 12 96-236') +
    shape(inks.ink, 'M-222-240H-204V262H-222ZM204-240H222V262H204Z') +
    shape('#3f6f78', 'M217-240H222V262H217Z')
  )
}

function dome() {
  return (
    shape(inks.rust, 'M-236-236Q-214-372 0-400V-236Z') +
    shape(inks.cedar, 'M-60-236Q-52-380 0-400 214-372 236-236Z') +
    shape('#d9623a', 'M130-236Q116-350 30-394 214-364 236-236Z') +
    shape(inks.ink, 'M-250-246H250V-228H-250Z') +
    shape('#3f6f78', 'M60-246H250V-240H60Z') +
    stroke('#6b2a1c', 3, 'M-128-246Q-112-352-16-398M128-246Q112-352 16-398')
  )
}

function gallery() {
  const stanchions = [-330, -220, -110, 0, 110, 220, 330]
  return place(
    lamp.x,
    650,
    1,
    shape('#d9c8a6', 'M-214-72H214L226 150H-226Z') +
      shape(inks.snow, 'M60-72H214L226 150H64Z') +
      shape(inks.ink, 'M-360-14H360V16H-360ZM-330 16H330L236 70H-236Z') +
      shape('#3f6f78', 'M40-14H360V-7H40ZM250 62 330 16H344L262 70H236Z') +
      stroke(inks.ink, 6, `${stanchions.map((x) => `M${x}-104V-14`).join('')}M-352-104H352M-352-60H352`) +
      stroke('#7fa9a8', 2, `${stanchions.map((x) => `M${x + 3}-102V-16`).join('')}M0-106H352`) +
      oilskins(272, -14, 1.72),
  )
}

function spray() {
  const next = random(5)
  const drops = Array.from({ length: 34 }, () => {
    const along = next()
    return disc(inks.snow, 60 + along * 300 + next() * 30, 700 - next() ** 2 * 220 - along * 60, 1.6 + next() * 4)
  })
  return (
    shape(
      '#7fb0b3',
      'M0 800V690Q60 640 130 660 190 560 260 600 300 540 352 560 340 600 372 620 356 650 400 690 440 720 420 760L440 800Z',
    ) +
    shape(
      inks.snow,
      'M0 800V724Q60 668 136 690 200 596 254 634 300 572 340 582 320 612 346 640 330 670 366 704 330 690 310 660 290 640 270 672 220 660 190 720 120 720 60 750Z',
    ) +
    shape(
      '#153648',
      'M0 760Q110 716 230 752 330 700 430 742 560 776 660 736 720 770 830 748 950 706 1030 742 1110 712 1200 736V800H0Z',
    ) +
    shape(
      '#7fb0b3',
      'M228 751Q330 696 432 742 350 722 300 752 270 740 228 751ZM828 747Q950 702 1032 742 960 726 910 750 880 738 828 747ZM0 756Q110 712 150 730 60 742 0 774Z',
    ) +
    shape('#4f8592', slivers('470 778 190 9, 740 782 160 8, 1060 768 140 8')) +
    drops.join('')
  )
}
