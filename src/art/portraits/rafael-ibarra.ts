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
import { theatre } from './places/theatre.ts'

const pose = head({ turn: 22, tilt: -1, x: 306 }, { jaw: 1.05, cheek: 1.04, chin: 1.1, skull: 1.02 })
const tones = skin({ light: '#eab98a', base: '#cf9468', shade: '#93573f', deep: '#5d332b' })
const hair = { light: '#5b4a48', base: '#2c2123', shade: '#1b1416' }
const shirt = { light: '#fff8e6', base: '#e6dabf', shade: '#a99680', deep: '#7b6a5c' }
const apron = { light: '#3d6183', base: inks.deep, shade: '#1b3145' }

export const rafaelIbarra: Picture = {
  name: 'rafael-ibarra',
  width: 600,
  height: 750,
  alt: 'Rafael Ibarra, bald with a dark moustache and a carpenter’s apron, on a stage before its red curtain.',
  body: theatre() + neck(pose, tones, 1.16) + clothes() + likeness(),
}

function likeness() {
  return (
    paint(hair.base, pose.flat('-24,38! -27,26 -33,20 -38,28 -39,42 -36,58 -30,66!'), pose.flat('32,28! 36,34 36,46 33,48!')) +
    face(pose, tones, {
      eyes: { iris: '#22150f', lash: '#22150f', open: 0.82, line: 0.9, lid: 'hooded' },
      brows: { ink: '#241a1b', weight: 1.6, y: -0.8 },
      nose: { width: 1.2, arch: 0.8, bridge: 1.08 },
      mouth: { smile: 0.6, full: 0.9 },
      lines: ['forehead', 'frown', 'under-eye', 'smile'],
    }) +
    paint(hair.base, pose.on('0,74,6! 5,73.6,5 11,77,3 16.4,84.6! 10,82.4,3 4,80.4,5 0,81,5 -4,80.4,5 -10,82.6,3 -17,85.4! -12,77,3 -5,73.6,5')) +
    paint(hair.light, pose.on('1,75.4,6! 6,75.4,5 11,78.4,3 13.4,81.4! 8,79,4')) +
    paint(hair.base, pose.flat('-21,33! -24,27 -30,18 -36,24 -38.6,34 -37,44 -33,44! -28,45 -25.4,56! -24,48')) +
    ear(pose, tones, -1)
  )
}
function clothes() {
  return (
    bust(shirt, { neckline: '226,500! 262,540 300,590! 340,540 374,500!', breadth: 228, slope: -4 }) +
    paint(shirt.shade, '238,478! 222,504! 240,560! 282,566! 300,590! 270,530') +
    paint(shirt.light, '362,478! 380,504! 362,560! 322,566! 300,590! 332,530') +
    paint(apron.base, '212,626! 392,626! 418,750! 186,750!') +
    paint(apron.shade, '212,626! 250,626! 240,750! 186,750!') +
    paint(apron.shade, '216,628! 236,628! 246,546 240,498! 228,504! 230,560') +
    paint(apron.light, '388,628! 368,628! 356,546 362,498! 374,504! 374,560') +
    paint(apron.light, '300,668! 376,668! 380,750! 298,750!') + paint(apron.base, '304,676! 370,676! 373,750! 302,750!') +
    paint(inks.brass, '326,632! 335,632! 335,700! 326,700!') + paint(inks.cedar, '326,632! 330.5,616! 335,632!')
  )
}
