import { inks } from '../../../src/ui/base/inks.ts'
import { inOneInk, reuse, reuseAt } from '../../parts/reuse.ts'
import { pointsFrom, polygon, shape } from '../../parts/svg.ts'

const skyline = `<path d="${faces(`
  -1333 60, -1333 -34, -1278 -48, -1252 -80, -1226 -84, -1190 -108, -1158 -82, -1140 -78, -1102 -46, -1068 -58, -1030 -54,
  -996 -82, -968 -64, -932 -40, -878 -62, -860 -72, -818 -78, -774 -114, -746 -88, -724 -84, -680 -52, -640 -70, -608 -66,
  -570 -94, -530 -62, -480 -50, -446 -58, -380 -34, -380 60`)}"/>`

/** A translucent layer, so that the ridge can be printed in any ink. */
const litFaces = `<path fill="#f99" fill-opacity=".3" d="${faces(
  '-1190 -108, -1158 -82, -1140 -78, -1102 -46, -1148 -38, -1172 -68, -1180 -86',
  '-996 -82, -968 -64, -932 -40, -966 -36, -986 -54',
  '-774 -114, -746 -88, -724 -84, -680 -52, -726 -44, -756 -74, -764 -92',
  '-570 -94, -530 -62, -480 -50, -530 -40, -560 -66',
)}"/>`

/** The same ridge three times in a row, for the widest windows. */
const ridges = `<g id="home-q"><g id="home-r">${skyline}${litFaces}</g>${reuseAt('home-r', -950)}${reuseAt('home-r', -1900)}</g>`

const twinPeaks =
  shape(
    inks.plum,
    faces(`
      -470 60, -430 -44, -392 -58, -362 -66, -330 -112, -296 -134, -262 -206, -236 -226, -185 -296, -166 -252, -140 -234,
      -118 -176, -84 -132, -58 -88, -8 -78, 34 -34, 54 -30, 96 -52, 128 -50, 150 -78, 196 -120, 218 -132, 240 -196,
      268 -216, 300 -276, 318 -236, 344 -210, 360 -150, 400 -120, 430 -84, 480 -60, 560 -70, 700 0, 700 60`),
  ) +
  shape(
    '#b76',
    faces(
      `-185 -296, -166 -252, -140 -234, -118 -176, -84 -132, -58 -88, -8 -78, 34 -34, 34 0, -130 0, -172 -76, -164 -120,
      -190 -164, -176 -210`,
      '-262 -206, -236 -226, -240 -176, -222 -140, -232 -96',
      `54 0, 54 -30, 96 -52, 128 -50, 150 -78, 196 -120, 218 -132, 240 -196, 268 -216, 300 -276, 276 -200, 284 -160,
      254 -112, 262 -70, 240 0`,
    ),
  ) +
  shape(
    '#b9a',
    faces(
      '-236 -226, -185 -296, -180 -246, -194 -204, -204 -222, -212 -202, -222 -226',
      '300 -276, 318 -236, 332 -222, 320 -226, 312 -200, 304 -218, 290 -236',
    ),
  ) +
  shape(
    '#fed',
    faces(
      '-185 -296, -166 -252, -140 -234, -144 -214, -158 -228, -164 -192, -174 -220, -184 -204, -190 -246',
      '268 -216, 300 -276, 294 -238, 297 -204, 290 -214, 280 -184, 276 -208, 262 -192, 258 -210',
    ),
  )

/** Three ranges; slopes that face the sun are lit. */
export const far =
  inOneInk(inks.plum, ridges) +
  twinPeaks +
  inOneInk('#446', reuse('home-q', 'translate(488)scale(1.1 .72)'), reuse('home-r', 'translate(-282)scale(-.9 .8)')) +
  inOneInk(inks.deep, reuse('home-q', 'translate(800)scale(1.5 .45)'), reuse('home-r', 'translate(-51)scale(-.7 .56)'))

/** Path data of several polygons. */
function faces(...lists: string[]) {
  return lists.map((list) => polygon(pointsFrom(list))).join('')
}
