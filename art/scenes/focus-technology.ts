import { inks } from '../../src/ui/base/inks.ts'
import { firs } from '../parts/fir.ts'
import { headland } from '../parts/headland.ts'
import { stars } from '../parts/night.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { signalTower } from '../parts/signal-tower.ts'
import { smoke } from '../parts/smoke.ts'
import { box, disc, place, pointsFrom, shape, slivers, stroke } from '../parts/svg.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [800, 1000]
const beacon = { x: 470, y: 232 }

export const focusTechnology: Picture = {
  name: 'focus-technology',
  width,
  height,
  alt: 'Signal towers on a ridge at night, rings going out from the tallest over the mountains and a lit cabin.',
  body: sky() + mountains() + valley() + ridge() + camp(),
}

function sky() {
  const rings = [
    [760, '#12263a'],
    [630, '#152c42'],
    [500, '#1a344c'],
    [375, '#203f58'],
    [258, '#294f68'],
    [150, '#376a7d'],
    [74, '#5b9a9d'],
    [36, '#d5e4c8'],
  ] as const
  return (
    shape('#10202f', box(0, 0, width, height)) +
    rings.map(([radius, ink]) => disc(ink, beacon.x, beacon.y, radius) + ringEdge(radius)).join('') +
    stars({ from: 0, to: width, top: 8, bottom: 470, count: 95, ink: inks.snow, seed: 31, size: 5 })
  )
}

function ringEdge(radius: number) {
  return `<circle cx="${beacon.x}" cy="${beacon.y}" r="${radius}" fill="none" stroke="${inks.glacier}" stroke-width="1.5" stroke-opacity=".5"/>`
}

function mountains() {
  return (
    range({
      from: -80,
      to: 880,
      base: 760,
      seed: 8,
      peaks: peaksFrom('70 470 570, 250 560 600, 610 548 590, 730 430 560'),
      inks: { shade: '#24435a', lit: '#3f6d80', snow: '#bcd6d6', snowShade: '#6f98a6' },
    }) +
    range({
      from: -80,
      to: 880,
      base: 800,
      seed: 22,
      peaks: peaksFrom('-10 600 680, 170 640 690, 380 668 700, 560 620 690, 800 590 680'),
      inks: { shade: '#1b3448', lit: '#2c5468' },
    })
  )
}

function valley() {
  const lights = [
    [54, 760],
    [70, 766],
    [92, 758],
    [104, 770],
    [128, 764],
    [150, 772],
    [166, 762],
    [190, 770],
    [212, 766],
  ]
  return (
    shape('#2b5d6c', box(0, 742, width, 80)) +
    shape('#5b9a9d', slivers('20 752 220 6, 90 768 180 6, 10 786 150 5, 560 754 240 6, 640 770 180 5')) +
    shape('#173044', 'M-10 762Q60 744 130 752T250 764L230 776H-10Z') +
    shape(inks.brass, lights.map(([x = 0, y = 0]) => box(x, y - 6, 4, 4)).join(''))
  )
}

function ridge() {
  return (
    signalTower({ x: 196, y: 800, height: 240, ink: '#0d1c26', lit: '#3f7d84' }) +
    signalTower({ x: 690, y: 806, height: 300, ink: '#0d1c26', lit: '#3f7d84' }) +
    shape(
      '#143540',
      'M0 812 60 802 110 806 168 790 214 792 270 812 330 792 384 760 420 750 520 748 560 768 610 796 660 800 720 794 760 806 800 798V1000H0Z',
    ) +
    shape(
      '#2a6066',
      'M520 748 560 768 610 796 660 800 640 812 590 806 556 792ZM214 792 270 812 250 820 220 806ZM720 794 760 806 744 814Z',
    ) +
    signalTower({ x: 470, y: 762, height: 520, ink: '#0a161f', lit: inks.glacier, dishes: true })
  )
}

function camp() {
  return (
    shape(
      '#0f2a2c',
      firs({
        from: -20,
        to: 250,
        count: 9,
        ground: (along) => 900 - along * 10,
        height: (along) => 210 - along * 90,
        seed: 12,
      }),
    ) +
    headland('#0f2a2c', pointsFrom('0 880, 160 858, 360 838, 560 846, 800 880'), height) +
    headland('#1c4a3e', pointsFrom('250 1000, 330 884, 560 852, 680 862, 800 890'), height) +
    shape('#3f6f58', 'M478 764Q430 800 452 826T420 866 300 905 330 1000H450Q380 930 440 900T560 874 480 824 492 764Z') +
    smoke(602, 786, 90, 30, '#5b9a9d', 5) +
    cabin() +
    climber() +
    shape(
      '#0f2a2c',
      firs({
        from: 660,
        to: 830,
        count: 7,
        ground: (along) => 930 + along * 40,
        height: (along) => 90 + along * 190,
        seed: 63,
      }),
    ) +
    shape(
      '#0a1917',
      firs({ from: -30, to: 300, count: 8, ground: () => 1010, height: (along) => 240 - along * 150, seed: 90 }),
    ) +
    headland('#0a1917', pointsFrom('0 960, 200 930, 420 966, 620 972, 800 936'), height)
  )
}

/** The relay's keeper on the path up to the mast, with a lit lamp. */
function climber() {
  return place(
    404,
    872,
    1,
    '<ellipse cx="22" cy="2" rx="62" ry="11" fill="#4b7a5a"/>' +
      shape('#06100f', 'M-12-2-8-30H8L14-2H6L1-20-4-2Z') +
      shape(inks.cedar, 'M-12-28Q-14-58-4-64H6Q14-56 12-28Z') +
      shape(inks.ember, 'M2-64H6Q14-56 12-28H6Q9-50 2-64Z') +
      disc('#b97a52', 1, -71, 7.5) +
      shape(inks.brass, 'M-8-72Q-8-82 1-82T10-72Z') +
      stroke(inks.cedar, 5, 'M8-56 22-42') +
      disc(inks.brass, 24, -32, 10) +
      shape(inks.snow, 'M20-38h8v11h-8Z'),
  )
}

function cabin() {
  return place(
    520,
    872,
    1,
    shape('#3a2a2a', 'M-4-60 16-78V0H-4Z') +
      shape('#57302a', 'M0-52H92V0H0Z') +
      shape(inks.rust, 'M92-52 118-84 144-52V0H92Z') +
      shape('#2b2020', 'M74-96H92V-66H74Z') +
      shape('#18313c', 'M-8-48 20-92H120L92-48Z') +
      shape(inks.tide, 'M118-92 152-46H142L117-80 96-48H90Z') +
      shape(inks.brass, 'M12-38h18v18H12ZM104-44h24v22h-24Z') +
      shape('#57302a', 'M20-38h2v18h-2ZM115-44h2v22h-2Z') +
      shape(inks.ink, 'M48-38h20V0H48Z') +
      shape('#3f6f58', 'M100 2H136L150 18H96Z'),
  )
}
