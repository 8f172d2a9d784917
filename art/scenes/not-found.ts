import { inks } from '../../src/ui/base/inks.ts'
import { pill } from '../parts/cloud.ts'
import { dory } from '../parts/dory.ts'
import { firs } from '../parts/fir.ts'
import { fogBand } from '../parts/fog.ts'
import { gull } from '../parts/gull.ts'
import { headland } from '../parts/headland.ts'
import { levelSky } from '../parts/sky.ts'
import { box, disc, pointsFrom, shape, sliver, stroke } from '../parts/svg.ts'
import { glints, ripples } from '../parts/water.ts'
import type { Picture } from '../picture.ts'

const [width, height] = [1600, 1000]
const lamp = { x: 900, y: 660 }

export const notFound: Picture = {
  name: 'not-found',
  width,
  height,
  alt: 'A rower with a lantern at the bow, alone among banks of fog; a headland and a lighthouse show faintly.',
  body: sky() + shore() + glow() + boat() + nearFog(),
}

/** The upper half carries white words: nothing there is lighter than `#525d7b`. */
function sky() {
  const level = levelSky(width, height, [
    [0, '#2e2b4d'],
    [170, '#353255'],
    [310, '#3d3c60'],
    [420, '#464a6d'],
    [520, '#54607c'],
  ])
  const veils = pill(1080, 196, 360, 16) + pill(1240, 232, 300, 12) + pill(1010, 262, 260, 10)
  return level + disc('#3d3b60', 1280, 214, 130) + disc('#50507a', 1280, 214, 66) + shape('#353255', veils)
}

function shore() {
  const [far, near] = ['#4d5675', '#3f4d68']
  return (
    shape(
      far,
      firs({
        from: 1190,
        to: 1640,
        count: 14,
        ground: (along) => 560 - along * 90,
        height: (along) => 100 + along * 130,
        seed: 5,
        tiers: 6,
      }),
    ) +
    headland(far, pointsFrom('940 600, 1080 552, 1240 520, 1400 480, 1600 440'), 680) +
    shape(
      far,
      'M1131 560 1137 446H1163L1169 560ZM1129 440H1171V448H1129ZM1139 416H1161V442H1139ZM1133 418 1150 400 1167 418Z',
    ) +
    shape('#d9b478', 'M1143 422H1157V436H1143Z') +
    fogBand({ from: -60, to: 1660, y: 580, thickness: 74, ink: '#64738a', seed: 3 }) +
    shape(
      near,
      firs({
        from: -40,
        to: 460,
        count: 12,
        ground: (along) => 640 + along * 30,
        height: (along) => 330 - along * 220,
        seed: 15,
        tiers: 6,
      }),
    ) +
    headland(near, pointsFrom('0 620, 200 630, 400 660, 580 700'), 740) +
    fogBand({ from: -60, to: 1660, y: 668, thickness: 80, ink: '#768895', seed: 18 })
  )
}

function glow() {
  return (
    shape('#587786', box(0, 730, width, 290)) +
    ripples({ from: 0, to: width, top: 734, height: 250, count: 44, ink: '#4a6877', seed: 8 }) +
    ripples({ from: 0, to: width, top: 734, height: 250, count: 22, ink: '#86a3a6', seed: 18 }) +
    disc('#7f8a93', lamp.x, lamp.y, 150) +
    disc('#978f87', lamp.x, lamp.y, 104) +
    disc('#b79b75', lamp.x, lamp.y, 64) +
    disc('#e0b469', lamp.x, lamp.y, 34) +
    glints({ x: lamp.x, top: 800, height: 150, widths: [90, 150], ink: '#e0b469', seed: 5, rows: 7 })
  )
}

function boat() {
  return (
    shape('#3c5766', sliver(860, 836, 380, 18)) +
    dory({ x: 1040, y: 830, scale: 2.5, rower: true }) +
    stroke(inks.ink, 4, 'M918 780V622Q918 612 908 612H900V636') +
    shape(inks.ink, 'M888 636H912L916 644H884ZM886 678H914V684H886Z') +
    shape(inks.snow, 'M888 644H912V678H888Z') +
    shape(inks.ink, 'M898 644h4v34h-4Z')
  )
}

function nearFog() {
  return (
    fogBand({ from: -60, to: 1660, y: 912, thickness: 44, ink: '#8ea5a8', seed: 13 }) +
    fogBand({ from: -60, to: 1660, y: 950, thickness: 70, ink: '#a8bcb7', seed: 23 }) +
    gull(640, 560, 0.8, '#aab7bd') +
    gull(560, 600, 0.5, '#94a4ae')
  )
}
