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
import { forest } from './places/forest.ts'

const pose = head({ turn: 24, tilt: 1, x: 308 }, { jaw: 1.04, chin: 1.08, skull: 1.01, length: 1 })
const tones = skin({ light: '#fcdcb6', base: '#f0bf99', shade: '#c98363', deep: '#874a3a' })
const hair = { light: '#d28a4c', base: '#a8612f', shade: '#6f3b22' }
const shirt = { light: '#cf6a42', base: inks.cedar, shade: '#7f3320', deep: '#5a2418' }

export const theoLindqvist: Picture = {
  name: 'theo-lindqvist',
  width: 600,
  height: 750,
  alt: 'Théo Lindqvist, with a copper beard, tied-back hair and headphones round his neck, among tall firs.',
  body: forest() + behind() + neck(pose, tones, 1.1) + overshirt() + likeness(),
}

function behind() {
  return paint(hair.shade, pose.flat('-34,12! -44,9 -51,15 -51,26 -44,32 -34,28!')) + stroke('#1c2326', 15, 'M216 560Q196 470 300 452T386 560')
}
function likeness() {
  const beardEdge = '27.4,60 26,68 21,73 15,76 9,75.4 3,74.2 0,75 -3,74.2 -9,75.4 -14.6,77 -19,74 -24,66 -26.6,55'
  return (
    face(pose, tones, {
      eyes: { iris: '#3b6f74', lash: '#4a2c20', open: 0.82, line: 0.7 },
      brows: { ink: '#7c4526', weight: 1.2, y: -0.6 },
      nose: { width: 1.06, length: 1.02, bridge: 1.1 },
      mouth: { smile: 0.7, full: 0.8, width: 0.98 },
      lines: ['crow'],
      beard:
        paint(hair.base, [...pose.on(beardEdge), ...pose.flat('-28,54! -28.4,72 -25,86 -15,99 0,108 14,111 24,105 30,93 33,78 34,64!')]) +
        paint(hair.shade, [...pose.on('-2,75.6! -9,76 -14.6,77.4 -19,74.4 -24,66.4 -26.6,55.4'), ...pose.flat('-28,54! -28.4,72 -25,86 -15,99 0,108 8,110.4! 2,102 -3,94'), ...pose.on('-11,86! -12.4,81 -9,79')]) +
        paint(hair.light, pose.flat('26,84! 29,92 24,103 16,109! 20,100 23,92')),
    }) +
    ear(pose, tones, -1) +
    paint(hair.base, [...pose.flat('30,30! 34,18 31,4 22,-5 6,-9.6 -12,-8 -28,0 -37,14 -39,28 -37,44 -34,44! -29,45 -27.6,56!'), ...pose.on('-25,42 -23.4,34 -20,27 -20.4,20 -10,13 2,11.6 13,13.4 21,21 24,30!')]) +
    paint(hair.shade, [...pose.flat('-12,-8! -28,0 -37,14 -39,28 -37,44 -34,44! -29,45 -27.6,56!'), ...pose.on('-25,42 -23.4,34 -20,27!'), ...pose.flat('-20,16 -17,4')]) +
    paint(hair.light, pose.flat('4,-8! 22,-3 31,8 33,20! 25,9 14,3'), pose.flat('-4,-7! 10,1 22,14! 10,6'))
  )
}
function overshirt() {
  return (
    paint('#e9dfc6', '236,490! 300,520 364,490! 372,640! 228,640!') +
    paint('#b9a88c', '236,490! 262,508 282,514! 276,640! 228,640!') +
    bust(shirt, { neckline: '222,500! 262,560 290,700! 308,700! 338,560 378,500!', breadth: 226 }) +
    paint(shirt.shade, '236,486! 216,506! 232,566 258,600! 270,560 262,520!') +
    paint(shirt.light, '364,486! 384,506! 372,566 346,600! 334,560 340,520!') +
    stroke(shirt.deep, 3, 'M290 700V760') +
    cup(222, 566, -14, false) + cup(384, 566, 14, true)
  )
}
function cup(x: number, y: number, turn: number, lit: boolean) {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('#1c2326', 'M-22-34h40q8 0 8 10v48q0 10-8 10h-40q-8 0-8-10v-48q0-10 8-10Z')}${shape(lit ? '#5b6a6c' : '#323d40', 'M-16-26h18v52h-18q-7 0-7-8v-36q0-8 7-8Z')}${shape(inks.ember, 'M-14-8h10v16h-10Z')}</g>`
}
