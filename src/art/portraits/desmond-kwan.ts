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
import { glasses } from './parts/glasses.ts'
import { office } from './places/office.ts'

const pose = head({ turn: 8, tilt: 1, x: 302 }, { jaw: 1.06, cheek: 1.06, chin: 1.1, skull: 1.02 })
const tones = skin({ light: '#fbe3b9', base: '#efc795', shade: '#c48d61', deep: '#84543e' })
const hair = { light: '#d9d9d0', base: '#9aa3a2', shade: '#5f6b6e', deep: '#3f4a4e' }
const cardigan = { light: '#4f8f74', base: inks.moss, shade: '#1d4a3c', deep: '#12342b' }

export const desmondKwan: Picture = {
  name: 'desmond-kwan',
  width: 600,
  height: 750,
  alt: 'Desmond Kwan, with grey hair, round glasses and a green cardigan, at a window over an inlet.',
  body: office() + neck(pose, tones, 1.08) + clothes() + likeness(),
}

function likeness() {
  return (
    ear(pose, tones, -1) + ear(pose, tones, 1) +
    face(pose, tones, {
      eyes: { iris: '#2b1c17', lash: '#2b1c17', lid: 'single', open: 0.78, slant: 0.5, line: 0.9 },
      brows: { ink: '#6a7070', weight: 1.05, length: 0.94 },
      nose: { width: 1.16, bridge: 0.86 },
      mouth: { smile: 1.2, full: 0.86, width: 1.06 },
      lines: ['forehead', 'smile', 'crow'],
    }) +
    paint(hair.base, [...pose.flat('-32,48! -35,40 -37,26 -36,10 -28,-3 -14,-9 4,-11 20,-8 31,0 37,13 38,28 35,42 33,48!'), ...pose.on('29,44! 28.6,34 24,25 17,20! 2,18.6 -12,15 -18,12! -24,22 -27.4,32 -29,46!')]) +
    paint(hair.shade, [...pose.flat('-32,48! -35,40 -37,26 -36,10 -28,-3 -20,-7!'), ...pose.on('-18,12! -24,22 -27.4,32 -29,46!')]) +
    paint(hair.light, pose.flat('-12,4! 2,-6 20,-6 32,4 36,18! 26,8 14,6 2,10')) +
    glasses(pose, '#2b2522', 4.5)
  )
}
function clothes() {
  return (
    paint('#f4efe2', '232,480! 368,480! 372,700! 228,700!') +
    paint('#c3cdd0', '232,480! 282,510! 290,700! 228,700!') +
    paint(inks.ember, '286,524! 316,524! 310,552! 326,700! 276,700! 292,552!') +
    paint(inks.cedar, '286,524! 298,526! 296,552! 298,700! 276,700! 292,552!') +
    bust(cardigan, { neckline: '220,502! 244,560 300,710! 356,560 380,502!', breadth: 226 }) +
    paint('#e2e4dc', '240,458! 230,490 226,512! 270,566! 301,524! 262,500!') +
    paint(inks.snow, '360,458! 372,490 376,512! 332,566! 301,524! 340,500!') +
    stroke(cardigan.deep, 9, 'M222 514Q244 580 298 716V760') + stroke(cardigan.light, 9, 'M380 514Q356 580 304 716V760')
  )
}
