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
import { archive } from './places/archive.ts'

const pose = head({ turn: -24, tilt: -2, x: 293 }, { jaw: 0.96, cheek: 1.03, chin: 0.98 })
const tones = skin({ light: '#e0ab78', base: '#bd8357', shade: '#7f4c37', deep: '#512d29' }, 0.3)
const hair = { light: '#55404a', base: '#2a1f26', grey: '#b9b4ac' }
const scarf = { light: '#5fb0ac', base: inks.tide, shade: '#1c565e', deep: '#133f47' }
const coat = { light: '#7a4c63', base: '#56344f', shade: '#38223a', deep: '#271729' }

export const priyaCastellan: Picture = {
  name: 'priya-castellan',
  width: 600,
  height: 750,
  alt: 'Priya Castellan, with a grey streak in her tied-back hair and a teal scarf, in front of archive shelves.',
  body: archive() + paint(hair.base, pose.flat('30,54! 40,48 50,52 54,62 51,74 42,79 32,76!')) + paint(hair.light, pose.flat('42,50! 50,54 52,64 49,72! 48,60')) + neck(pose, tones, 0.92) + clothes() + likeness(),
}

function likeness() {
  return (
    face(pose, tones, {
      eyes: { iris: '#22150f', lash: '#22150f', open: 0.88, line: 1.1, width: 1.04 },
      brows: { ink: '#2a1f20', weight: 1.1, arch: 0.4 },
      nose: { width: 1.14, arch: 1.2, length: 1.03 },
      mouth: { smile: 0.9, full: 1.1 },
      lines: ['under-eye', 'smile', 'crow'],
    }) +
    ear(pose, tones, 1) +
    paint(hair.base, [...pose.flat('-33,36! -36,22 -33,6 -22,-4 -6,-8 12,-8 27,-1 37,12 41,28 40,44 37,58 32,62! 33,52 31,46!'), ...pose.on('28,48! 27,40 22,28 12,18 1,14! -8,18 -18,27 -24,38!')]) +
    paint(hair.grey, [...pose.flat('-4,-7! 6,-8 20,-2 32,10 38,28 39,42! 33,24 22,10'), ...pose.on('6,15.4! 1,14!')]) +
    paint(hair.light, pose.flat('20,-3! 32,5 39,20 40,36! 36,20 29,8')) +
    disc(inks.brass, pose.around('31,68,2')[0]!.x, pose.around('31,70,2')[0]!.y, 5)
  )
}
function clothes() {
  return (
    bust(coat, { neckline: '232,498! 300,560 368,498!', breadth: 206 }) +
    paint(scarf.deep, '226,452! 300,500 372,446! 384,500 300,560 216,500!') +
    paint(scarf.shade, '222,456! 212,500 226,540 262,566 306,574! 290,540 252,510 236,480!') +
    paint(scarf.base, '236,480! 256,512 300,530 350,506 376,452! 394,490 388,528 350,560 306,574! 262,552') +
    paint(scarf.light, '376,452! 394,490 388,528 350,560! 372,522 378,490') +
    paint(scarf.base, '300,566! 336,560! 368,640 372,750! 306,750! 312,650') +
    paint(scarf.shade, '300,566! 316,570! 330,650 328,750! 306,750! 312,650') +
    paint(inks.brass, '307,716! 372,712! 372,720! 307,724!', '307,732! 372,728! 372,738! 307,742!') +
    stroke(scarf.deep, 3, 'M246 500Q280 540 330 536M352 520Q372 500 378 470')
  )
}
