import { inks } from '../inks.ts'
import { cottageRow } from '../parts/cottage.ts'
import { ferry } from '../parts/ferry.ts'
import { firs } from '../parts/fir.ts'
import { gull } from '../parts/gull.ts'
import { headland } from '../parts/headland.ts'
import { lighthouse } from '../parts/lighthouse.ts'
import { stars } from '../parts/night.ts'
import { range } from '../parts/range.ts'
import { box, disc, place, polygon, shape, sliver, stroke } from '../parts/svg.ts'
import { glints, ripples } from '../parts/water.ts'
import { viewer } from '../parts/viewer.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 900]
const globe = { x: 960, y: 392, radius: 330 }
const shoreline = 690

export const brandVrv: Picture = {
  name: 'brand-vrv',
  width,
  height,
  alt: 'At night on a jetty, a viewer in a headset reaches toward a globe that holds a village, mountains and sea by day.',
  body: day() + village() + night() + halo() + lake() + leaving() + jetty() + viewer(404, 842, 1.06),
}

function day() {
  const sun = { x: 1100, y: 330 }
  const span = { from: 600, to: 1320, base: 440, lightX: 1300 }
  return (
    shape('#f0a184', box(620, 50, 680, 700)) +
    disc('#f4b694', sun.x, sun.y, 330) +
    disc('#f7cba6', sun.x, sun.y, 220) +
    disc('#fae0bd', sun.x, sun.y, 130) +
    disc(inks.snow, sun.x, sun.y, 54) +
    range({
      ...span,
      seed: 9,
      peaks: [
        [660, 300, 360],
        [800, 176, 350],
        [940, 260, 370],
        [1200, 300, 380],
      ],
      inks: { shade: '#7d7ba0', lit: '#c99aa0', snow: inks.snow, snowShade: '#cdbccb' },
      snowLine: 0.44,
    }) +
    range({
      ...span,
      seed: 19,
      peaks: [
        [700, 372, 410],
        [1000, 388, 416],
        [1230, 360, 410],
      ],
      inks: { shade: '#4f6f92', lit: '#8f8fa8' },
    }) +
    shape('#2f8f95', 'M600 446Q960 410 1320 446V740H600Z') +
    ripples({ from: 760, to: 1300, top: 440, height: 260, count: 22, ink: '#237680', seed: 5 }) +
    glints({ x: sun.x, top: 432, height: 250, widths: [50, 210], ink: '#fae0bd', seed: 7, rows: 12 }) +
    ferry(960, 500, 0.62)
  )
}

/** Houses in rows down to a wharf, and a light on the point across. */
function village() {
  const [white, red, yellow, blue] = [inks.snow, inks.cedar, '#efc371', '#5f97a8']
  return (
    headland('#3f7a64', [[600, 420], [690, 402], [790, 448], [880, 520], [930, 600], [940, 740]], 740) +
    shape('#24594c', firs({ from: 626, to: 800, count: 10, ground: (along) => 436 + along * 20, height: () => 74, seed: 3, tiers: 5 })) +
    cottageRow({
      y: 476,
      cottages: [
        { x: 676, width: 44, height: 28, wall: yellow, roof: inks.deep },
        { x: 738, width: 42, height: 26, wall: white, roof: red },
      ],
      shade: '#9a8a8a',
      windows: inks.deep,
    }) +
    headland('#5a9a6f', [[600, 480], [720, 474], [820, 510], [890, 580], [910, 740]], 740) +
    cottageRow({
      y: 544,
      cottages: [
        { x: 656, width: 58, height: 38, wall: white, roof: inks.deep },
        { x: 732, width: 56, height: 36, wall: red, roof: inks.ink },
        { x: 806, width: 52, height: 34, wall: blue, roof: red },
      ],
      shade: '#8f8085',
      windows: inks.deep,
    }) +
    headland('#3f7a64', [[600, 556], [740, 546], [850, 582], [900, 640], [910, 740]], 740) +
    cottageRow({
      y: 622,
      cottages: [
        { x: 700, width: 70, height: 46, wall: yellow, roof: red },
        { x: 790, width: 72, height: 48, wall: white, roof: inks.tide },
      ],
      shade: '#8f8085',
      windows: inks.deep,
    }) +
    shape('#4a3a3a', 'M860 628H990V636H860ZM880 636h6v26h-6ZM930 636h6v26h-6ZM978 636h6v26h-6Z') +
    shape(inks.cedar, 'M1000 650Q1030 662 1084 652L1072 670H1014Z') +
    shape(inks.snow, 'M1040 596 1072 646H1040Z') +
    shape('#4a3a3a', 'M1036 590h3v62h-3Z') +
    headland('#2c6158', [[1130, 560], [1190, 520], [1250, 516], [1320, 500]], 580) +
    lighthouse({ x: 1212, y: 524, scale: 0.4 })
  )
}

/** The dark around the globe, with a hole for it. */
function night() {
  const { x, y, radius } = globe
  return (
    `<path fill="#131c33" fill-rule="evenodd" d="M0 0H${width}V${height}H0ZM${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z"/>` +
    range({
      from: -80,
      to: 640,
      base: shoreline + 4,
      seed: 41,
      peaks: [
        [40, 500, 610],
        [210, 560, 620],
        [420, 590, 640],
      ],
      inks: { shade: '#1d2a48', lit: '#33406a' },
    }) +
    range({
      from: 1230,
      to: 1700,
      base: shoreline + 4,
      seed: 44,
      peaks: [
        [1400, 580, 640],
        [1560, 510, 610],
      ],
      inks: { shade: '#1d2a48', lit: '#2a3760' },
    })
  )
}

/** Rings of light around the globe, its meridians, and the graduated hoop that holds it. */
function halo() {
  const { x, y, radius } = globe
  const ring = (r: number, wide: number, ink: string, opacity = 1) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ink}" stroke-width="${wide}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * Math.PI * 2
    const inner = radius + 8
    const outer = radius + (i % 6 ? 15 : 22)
    return `M${[inner, outer].map((r) => `${Math.round(x + Math.cos(angle) * r)} ${Math.round(y + Math.sin(angle) * r)}`).join('L')}`
  })
  return (
    ring(radius + 205, 70, '#6d4a6b', 0.12) +
    ring(radius + 135, 70, '#a0607a', 0.16) +
    ring(radius + 65, 70, '#e8814a', 0.2) +
    stars({ from: 0, to: width, top: 10, bottom: 480, count: 70, ink: inks.snow, seed: 24, size: 4.5 }).replace(/M(\d+)/g, (match) => match) +
    `<g fill="none" stroke="${inks.snow}" stroke-width="1.5" stroke-opacity=".4"><ellipse cx="${x}" cy="${y}" rx="${radius * 0.38}" ry="${radius}"/><ellipse cx="${x}" cy="${y}" rx="${radius * 0.76}" ry="${radius}"/><path d="M${x - 292} ${y - 154}Q${x} ${y - 210} ${x + 292} ${y - 154}M${x - radius} ${y}H${x + radius}M${x - 292} ${y + 154}Q${x} ${y + 210} ${x + 292} ${y + 154}"/></g>` +
    ring(radius + 4, 10, '#8a5a3a') +
    ring(radius + 26, 4, inks.brass) +
    ring(radius + 1, 3, '#fae0bd') +
    stroke(inks.brass, 2, ticks.join(''))
  )
}

function lake() {
  const { x } = globe
  return (
    `<path fill="#16233f" d="${box(0, 748, width, 160)}"/>` +
    shape('#16233f', box(0, shoreline, 640, 60) + box(1270, shoreline, 400, 60) + polygon([[640, 690], [700, 748], [600, 748]]) + polygon([[1270, 690], [1220, 748], [1320, 748]])) +
    ripples({ from: 0, to: width, top: 760, height: 120, count: 24, ink: '#22345a', seed: 8 }) +
    shape('#f4b694', sliver(x - 150, 768, 300, 10) + sliver(x - 60, 828, 300, 12)) +
    shape('#fae0bd', sliver(x - 40, 784, 330, 11) + sliver(x - 160, 848, 260, 10)) +
    shape('#2f8f95', sliver(x - 260, 782, 260, 9) + sliver(x - 240, 806, 420, 11) + sliver(x - 330, 832, 250, 10) + sliver(x + 60, 866, 260, 11)) +
    shape('#5a9a6f', sliver(x - 360, 800, 180, 8) + sliver(x - 420, 858, 240, 9))
  )
}

/** What leaves the globe for the viewer. */
function leaving() {
  return (
    gull(760, 250, 0.6, inks.snow) +
    gull(700, 206, 0.9, inks.snow) +
    gull(590, 166, 1.3, '#fae0bd') +
    gull(470, 190, 1.7, '#fae0bd')
  )
}

function jetty() {
  return (
    headland('#0d1526', [[0, 770], [120, 760], [240, 800], [320, 836]], height) +
    shape('#0d1526', 'M0 836H640L660 852V870H0Z') +
    shape('#8f5f5a', 'M440 836H640L660 852H450Z') +
    shape('#c98a70', 'M640 836 660 852V870H640Z') +
    shape('#0d1526', [80, 210, 340, 470, 600].map((x) => box(x, 860, 22, 60)).join('')) +
    shape('#8f5f5a', [340, 470, 600].map((x) => box(x + 17, 870, 5, 40)).join('')) +
    place(560, 836, 1, shape('#0d1526', 'M-26 0V-40H26V0ZM-16-40V-52H16V-40Z') + shape('#c98a70', 'M20-40H26V0H20ZM-2-34H14V-12H-2Z') + shape('#f4b694', 'M0-32H12V-14H0Z')) +
    shape('#0d1526', firs({ from: -50, to: 150, count: 6, ground: () => 800, height: (along) => 330 - along * 190, seed: 17, tiers: 6 }))
  )
}
