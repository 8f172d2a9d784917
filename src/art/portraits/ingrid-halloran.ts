import { inks } from '../inks.ts'
import { disc, shape, stroke } from '../parts/svg.ts'
import type { Picture } from '../picture.ts'
import { bust } from './parts/bust.ts'
import { ear } from './parts/ear.ts'
import { face } from './parts/face.ts'
import { head } from './parts/head.ts'
import { neck } from './parts/neck.ts'
import { paint } from './parts/paint.ts'
import { skin } from './parts/skin.ts'
import { tint } from './parts/tint.ts'
import { beachFire } from './places/beach-fire.ts'

const pose = head({ turn: 20, tilt: -2, x: 306 }, { jaw: 0.97, cheek: 1.02, chin: 0.95 })
const tones = skin({ light: '#fbdcb8', base: '#f0bd98', shade: '#c9805f', deep: '#8a4a3c' })
const hair = { light: '#fbf5e6', base: '#d9dad0', shade: '#9ba8a9', deep: '#6c7d85' }
const wool = { light: '#fffaf0', base: '#efe3c9', shade: '#c4ab8f', deep: '#94806f' }

export const ingridHalloran: Picture = {
  name: 'ingrid-halloran',
  width: 600,
  height: 750,
  alt: 'Ingrid Halloran, with a silver bob and a banded wool sweater, beside a driftwood fire at dusk.',
  body: beachFire() + backHair() + neck(pose, tones, 0.95) + sweater() + face(pose, tones, {
      eyes: { iris: '#2c5b6b', lash: '#4b3a38', open: 0.8, line: 0.8, lid: 'hooded' },
      brows: { ink: '#8d8a86', arch: 0.8, weight: 0.85, y: 0.5 },
      nose: { width: 1, arch: 1.4, length: 1.04 },
      mouth: { smile: 1.3, full: 0.72, width: 1.06 },
      lines: ['forehead', 'crow', 'under-eye', 'smile', 'cheek'],
    }) + frontHair(),
}

function backHair() {
  return paint(hair.deep, pose.flat('0,-8 20,-5 34,5 41,22 43,42 42,62 38,80 32,88! 20,80 -10,80 -22,96! -34,99 -43,90 -48,66 -46,40 -42,18 -30,0 -14,-7'))
}
function frontHair() {
  return (
    paint(hair.base, pose.flat('-9,-8! 8,-9 24,-4 35,7 41,24 43,42 41,60! 36,46 33,32 27,20 17,12 4,8 -8,6!')) +
    paint(hair.base, pose.flat('-7,-8! -26,-3 -40,13 -46,38 -48,66 -44,88 -35,97! -27,92 -26,80 -30,68 -31,55 -27,42 -19,28 -8,15 4,7!')) +
    paint(hair.shade, pose.flat('-7,-8! -26,-3 -40,13 -46,38 -48,66 -44,88 -35,97! -38,86 -41,70 -40,46 -34,24 -22,8!'), pose.flat('-2,6! -14,18 -24,34 -30,52! -26,38 -16,24!'), pose.flat('-31,58! -33,70 -30,84 -30,92! -27,84 -29,70!')) +
    paint(hair.light, pose.flat('0,-6! 14,-6 26,0 35,12 39,26! 31,14 20,5 8,1!'), pose.flat('-4,4! -18,14 -30,34 -36,60! -36,40 -28,20 -14,5!'))
  )
}
function sweater() {
  const band = (top: number, height: number, [shade, base, light]: [string, string, string]) =>
    [[shade, 118, 211], [base, 211, 452], [light, 452, 483]].map(([ink, from, to]) => {
      const y = (x: number) => top + 34 - ((x - 300) / 182) ** 2 * 34
      const xs = [Number(from), Number(from) + (Number(to) - Number(from)) / 3, Number(from) + ((Number(to) - Number(from)) * 2) / 3, Number(to)]
      const edge = xs.map((x, i) => `${x},${Math.round(y(x))}${i % 3 ? '' : '!'}`)
      const under = xs.map((x, i) => `${x},${Math.round(y(x) + height)}${i % 3 ? '' : '!'}`).reverse()
      return paint(String(ink), [...edge, ...under].join(' '))
    }).join('')
  return (
    bust(wool, { neckline: '232,498! 300,530 368,498!', breadth: 205, slope: -8 }) +
    band(592, 16, ['#1d3347', inks.deep, '#3d6183']) +
    band(616, 26, ['#7d3320', inks.cedar, '#d5693f']) +
    band(650, 16, ['#1d3347', inks.deep, '#3d6183']) +
    paint(wool.shade, '240,452! 270,476 300,480 336,474 364,450! 380,500 344,532 300,538 256,532 222,502!') +
    paint(wool.base, '270,476! 300,480 336,474 364,450! 380,500 344,532 300,538 280,536! 272,506') +
    paint(wool.light, '352,462! 364,450! 380,500 360,522!') +
    stroke(wool.deep, 2, 'M258 486l-10 34M278 496l-4 36') + stroke(wool.shade, 2, 'M302 500v34M326 496l4 36M348 484l12 34')
  )
}
