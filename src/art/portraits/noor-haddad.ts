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
import { classroom } from './places/classroom.ts'

const pose = head({ turn: -12, tilt: 1, x: 297 }, { jaw: 0.95, cheek: 1, chin: 0.94 })
const tones = skin({ light: '#f8d3a6', base: '#e3b083', shade: '#ac7252', deep: '#70422f' }, 0.4)
const cloth = { light: '#e58a58', base: '#cb6238', shade: '#8f3b24', deep: '#652719' }
const coat = { light: '#3f6a8c', base: inks.deep, shade: '#1b3145', deep: '#13232f' }

export const noorHaddad: Picture = {
  name: 'noor-haddad',
  width: 600,
  height: 750,
  alt: 'Noor Haddad, in a rust-coloured headscarf and a blue coat, at a classroom window with a glacier beyond.',
  body: classroom() + paint(cloth.deep, pose.flat('0,-10 24,-6 38,10 42,40 40,80 34,110 -30,110 -36,70 -38,30 -34,8 -20,-6')) + neck(pose, tones, 0.9) + clothes() + likeness(),
}

function likeness() {
  const opening = '-26,40 -24,28 -15,18.6 0,16 15,18.6 24.4,28 27.6,42'
  return (
    face(pose, tones, {
      eyes: { iris: '#2a1a12', lash: '#1f1412', open: 1, line: 1.3, width: 1.06, slant: 0.4 },
      brows: { ink: '#33221c', weight: 1.15, arch: 0.7 },
      nose: { width: 1.02, arch: 0.8 },
      mouth: { smile: 1, full: 1.15 },
    }) +
    paint(cloth.deep, [...pose.on('-25,36! -22,26 -13,20.6 0,18.6 13,20.6 22,27 26,38!'), ...pose.flat('31,24 20,6 0,2 -20,6 -32,24')]) +
    paint(cloth.shade, [...pose.flat('4,-12! -16,-10 -31,0 -38,18 -38,44 -35,70 -27,92 -22,106!  -6,104 0,102!'), ...pose.on('-4,100.4 -13,93 -22,82 -26.6,68 -28,54 -27,40 -24,29 -15,20 2,17!')]) +
    paint(cloth.base, [...pose.flat('-6,-12! 14,-12 30,-3 39,14 42,40 41,66 38,90 34,108! 10,108 -6,104!'), ...pose.on('0,100.6! 12,95 22,84 27.4,70 29,54 27.6,40 23.6,29 14,20 -6,17.2!')]) +
    paint(cloth.light, pose.flat('14,-11! 30,-3 39,14 42,40 41,66! 36,44 33,24 26,8!')) +
    paint(cloth.shade, pose.flat('31,44! 34,64 30,84 16,100 30,92 36,72!'))
  )
}
function clothes() {
  return (
    bust(coat, { neckline: '226,500! 300,560 374,500!', breadth: 204 }) +
    paint(cloth.base, '222,440! 200,500 176,540! 220,590 290,640 350,690! 392,620 424,556! 404,500 390,440!') +
    paint(cloth.shade, '222,440! 200,500 176,540! 220,590 290,640 318,666! 300,600 262,540 240,490!') +
    paint(cloth.deep, '236,470! 256,520 300,570 350,590! 300,556 262,510!') +
    paint(cloth.light, '390,446! 404,500 424,556! 404,596! 398,540!')
  )
}
