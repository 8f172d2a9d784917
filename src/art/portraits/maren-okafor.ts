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
import { curls } from './parts/curls.ts'
import { harbour } from './places/harbour.ts'

const pose = head({ turn: -20, tilt: 2, x: 295 }, { jaw: 0.97, cheek: 1.02, skull: 0.98 })
const tones = skin({ light: '#c58050', base: '#99583a', shade: '#643528', deep: '#3f2220' }, 0.3)
const hair = { base: '#241b20', light: '#4a3740' }
const jacket = { light: '#fbe0a0', base: inks.brass, shade: '#cf8d43', deep: '#94562d' }

export const marenOkafor: Picture = {
  name: 'maren-okafor',
  width: 600,
  height: 750,
  alt: 'Maren Okafor, with cropped curls and a yellow rain jacket, in front of fishing boats in a harbour.',
  body: harbour() + hoodBehind() + neck(pose, tones, 0.92) + coat() + likeness(),
}

function likeness() {
  return (
    paint(hair.base, pose.flat('-28,40! -34,30 -36,16 -31,2 -18,-7 0,-9.5 18,-8 32,1 38.6,16 39,34 37,47! 20,60 -10,40')) +
    face(pose, tones, {
      eyes: { iris: '#1d1210', lash: '#1d1210', open: 0.92, line: 1.25, slant: 0.5 },
      brows: { ink: '#1d1216', arch: 0.8, weight: 1.05 },
      nose: { width: 1.28, bridge: 0.85, length: 0.98 },
      mouth: { smile: 1.1, full: 1.35, width: 1.04 },
    }) +
    ear(pose, tones, 1) +
    curls(hair.base, [...pose.flat('34,47 37,42 40,32 40.4,18 36,6 28,-3 16,-9 2,-11 -12,-9 -24,-4 -33,5 -37,18 -35,30 -31,38'), ...pose.on('-24,30 -21,22 -12,17.5 -2,16 9,16.4 17,19.4 22,26 24.6,35 26.5,43 28.4,50')], 8) +
    curls(hair.light, pose.flat('36,30 37,18 33,8 25,0 14,-5 24,4 30,12 33,22'), 7) +
    stroke(inks.brass, 4.5, ring())
  )
}
function ring() {
  const [at] = pose.around('30,70,1')
  return `M${at!.x - 9} ${at!.y}a10 12 0 1 0 14-2`
}
function hoodBehind() {
  return paint(jacket.deep, '198,500! 196,466 226,442 300,434 374,440 406,464 404,500! 300,540')
}
function coat() {
  return (
    bust(jacket, { neckline: '214,506! 300,590! 386,506!', breadth: 214 }) +
    paint('#21374d', '236,500! 300,600! 362,500! 330,520 300,526 268,520') +
    paint(inks.paper, '244,513! 270,527 300,533 330,527 356,512! 352,520! 330,535 300,541 270,535 249,521!', '258,535! 300,550 344,533! 338,543! 300,558 264,545!', '274,560! 300,567 326,560! 320,570! 300,575 280,570!') +
    paint(jacket.shade, '300,600! 262,574 222,538 200,500 204,462 226,444! 234,470 246,504 270,546 300,584!') +
    paint(jacket.base, '300,600! 340,574 382,538 404,500 400,460 376,442! 366,470 354,504 330,546 300,584!') +
    paint(jacket.light, '376,442! 400,460 404,500 382,538 372,547! 384,500 380,466!') +
    paint(jacket.deep, '284,590! 290,640 286,750! 292,750! 296,640 292,594!') +
    paint(jacket.shade, '316,592! 320,640 318,750! 322,750! 325,640 322,588!') +
    [640, 700].map((y) => disc(jacket.deep, 307, y, 6)).join('')
  )
}
