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
import { signalRidge } from './places/signal-ridge.ts'
import { curls } from './parts/curls.ts'

const pose = head({ turn: -19, tilt: 1, x: 295 }, { jaw: 0.98, cheek: 0.98, skull: 0.97, chin: 1, length: 1 })
const tones = skin({ light: '#cf8d5a', base: '#a3663f', shade: '#6b3d2b', deep: '#43261f' }, 0.3)
const hair = { light: '#47343a', base: '#231a1e' }
const cap = { light: '#f6a56c', base: inks.ember, shade: '#b0502f', deep: '#7d3420' }
const shell = { light: '#6fb9b4', base: inks.tide, shade: '#1d535c', deep: '#123a44' }

export const owenTsegaye: Picture = {
  name: 'owen-tsegaye',
  width: 600,
  height: 750,
  alt: 'Owen Tsegaye, in an orange cap and a teal windbreaker, below a radio mast on a ridge before sunrise.',
  body: signalRidge() + paint(shell.deep, '214,500! 226,452 300,440 376,450 390,500! 300,540') + neck(pose, tones, 1.04) + clothes() + likeness(),
}

function likeness() {
  return (
    curls(hair.base, pose.flat('36,70 41,62 42,50 41,38 38,30 30,30 30,44 28,56 31,66'), 12) +
    face(pose, tones, {
      cast: paint(tones.shade, pose.on('-10,28! 24,28 27,38 22,42 8,40.6 -4,45!')),
      eyes: { iris: '#1d1210', lash: '#1d1210', open: 0.92, line: 0.9 },
      brows: { ink: '#1f1618', weight: 1.25, y: -0.5 },
      nose: { width: 1.12, length: 1.02 },
      mouth: { smile: 1, full: 1.15 },
      beard: paint(hair.base, pose.on('-6,90! 0,89,1 6,90 8,96 4,101 -4,101 -8,96')),
    }) +
    ear(pose, tones, 1) +
    curls(hair.base, pose.flat('33,50 36,43 38,34 28,33 27,42 29,52'), 9) +
    paint(cap.base, pose.flat('-33,33! -36,18 -32,2 -20,-9 -2,-13 18,-11 32,-1 39,14 41,30 40,38! 24,34 2,31 -16,31!')) +
    paint(cap.shade, pose.flat('-33,33! -36,18 -32,2 -20,-9 -8,-12! -18,4 -20,18 -16,31!')) +
    paint(cap.light, pose.flat('14,-11! 32,-1 39,14 41,30 40,38! 30,35! 32,18 26,4!')) +
    paint(cap.deep, pose.flat('-34,32! -16,28.6 4,29 14,33! 2,37 -14,38 -32,42 -46,49 -57,50! -55,44 -46,38')) +
    paint(cap.base, pose.flat('-34,32! -16,28.6 4,29 14,33! -4,33 -24,36 -42,42 -57,50! -55,44 -46,38')) +
    disc(cap.deep, pose.flat('4,-13')[0]!.x, pose.flat('4,-13')[0]!.y, 5)
  )
}
function clothes() {
  return (
    bust(shell, { neckline: '218,500! 300,560 382,500!', breadth: 224 }) +
    paint(inks.paper, '214,500! 236,454! 262,500 300,540! 300,620! 240,580') +
    paint('#c3b49a', '214,500! 236,454! 250,490! 252,560! 240,580') +
    paint(inks.snow, '386,500! 368,452! 340,500 300,540! 300,620! 362,580') +
    stroke('#94856e', 4, 'M300 540V760')
  )
}
