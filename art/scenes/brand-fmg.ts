import { inks } from '../../src/ui/base/inks.ts'
import { filmCrew } from '../parts/film-crew.ts'
import { fishingBoat } from '../parts/fishing-boat.ts'
import { gull } from '../parts/gull.ts'
import { headland } from '../parts/headland.ts'
import { peaksFrom, range } from '../parts/range.ts'
import { sunSky } from '../parts/sky.ts'
import { box, pointsFrom, shape, slivers } from '../parts/svg.ts'
import { glints, ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 900]
const horizon = 600
const sun = { x: 1180, y: 500, radius: 104, ink: '#fff6dc' }

export const brandFmg: Picture = {
  name: 'brand-fmg',
  width,
  height,
  alt: 'A film crew with camera, boom and director on a headland at golden hour, filming a troller coming home.',
  body: sky() + far() + sea() + point() + filmCrew(560, 668, 1.25) + grass(),
}

function sky() {
  return (
    sunSky({
      width,
      height,
      ink: '#b5713a',
      sun,
      bands: [
        [1150, '#c27d3d'],
        [950, '#d08c43'],
        [770, '#dd9c4b'],
        [600, '#e8ae58'],
        [450, '#f0c06c'],
        [320, '#f5d28a'],
        [205, '#f9e3b0'],
      ],
    }) +
    shape('#f5d28a', slivers('60 160 420 16, 200 182 300 12, 20 300 300 12')) +
    shape('#fbeac4', slivers('1290 190 380 16, 1380 214 260 12')) +
    gull(840, 210, 1.2, '#5b3f2c') +
    gull(910, 250, 0.8, '#5b3f2c') +
    gull(790, 270, 0.6, '#5b3f2c')
  )
}

function far() {
  const span = { from: -80, to: 1700, base: horizon + 2, lightX: sun.x }
  return (
    range({
      ...span,
      seed: 19,
      peaks: peaksFrom('120 430 530, 360 470 540, 620 440 540, 860 510 560, 1030 540 572, 1400 470 550, 1580 420 540'),
      inks: { shade: '#a5743f', lit: '#dda75a' },
    }) +
    range({
      ...span,
      seed: 31,
      peaks: peaksFrom('40 530 576, 300 552 580, 760 560 584, 1330 560 582, 1540 530 576'),
      inks: { shade: '#55665a', lit: '#a08a58' },
    })
  )
}

function sea() {
  return (
    shape('#4f8a80', box(0, horizon, width, 300)) +
    ripples({ from: 500, to: width, top: horizon, height: 260, count: 46, ink: '#34706b', seed: 5 }) +
    ripples({ from: 500, to: width, top: horizon, height: 260, count: 16, ink: '#a3b588', seed: 15 }) +
    glints({ x: sun.x, top: horizon, height: 280, widths: [180, 460], ink: '#fbeac4', seed: 9, rows: 15 }) +
    shape('#34706b', slivers('960 708 320 12, 1000 722 240 10')) +
    shape('#fbeac4', slivers('1240 706 220 8, 1280 716 260 8')) +
    fishingBoat({ x: 1130, y: 704, scale: 0.72, hull: '#1d423c', trim: inks.rust })
  )
}

/** The headland, its rocks edged with light, falling to the surf. */
function point() {
  return (
    shape(
      '#1c4a3e',
      'M0 640Q180 600 330 640T640 664Q760 662 850 676L900 700 890 734 936 770 924 812 980 850 1000 900H0Z',
    ) +
    shape(
      '#8a6a3f',
      'M640 664Q760 662 850 676L900 700 890 734 936 770 924 812 980 850 1000 900H940L926 860 880 826 892 780 846 742 852 704 800 684Z',
    ) +
    shape(
      '#e0a057',
      'M850 676L900 700 890 734 936 770 924 812 980 850 1000 900H978L962 860 908 818 920 776 874 738 882 706Z',
    ) +
    shape('#fbeac4', slivers('930 846 150 14, 960 872 190 14')) +
    headland('#15362f', pointsFrom('0 700, 240 690, 480 716, 700 770, 820 850, 860 900'), height)
  )
}

function grass() {
  const blades = [
    [20, 150, 26],
    [52, 200, 40],
    [88, 160, 34],
    [120, 120, 36],
    [160, 170, 44],
    [1500, 120, -30],
    [1540, 180, -36],
    [1576, 150, -20],
  ]
  const blade = (x = 0, tall = 0, lean = 0) =>
    `M${x - 5} 900Q${x} ${900 - tall * 0.6} ${x + lean} ${900 - tall}Q${x + 8} ${900 - tall * 0.5} ${x + 7} 900Z`
  const seed = (x = 0, tall = 0, lean = 0) => `M${x + lean} ${900 - tall - 24}q9 12 2 34-11-12-2-34Z`
  return (
    headland('#0d1f1c', pointsFrom('0 810, 180 800, 360 850, 460 900'), height) +
    headland('#0d1f1c', pointsFrom('1280 900, 1400 868, 1600 840'), height) +
    shape('#0d1f1c', blades.map(([x, tall, lean]) => blade(x, tall, lean)).join('')) +
    shape(inks.brass, blades.map(([x, tall, lean]) => seed(x, tall, lean)).join(''))
  )
}
