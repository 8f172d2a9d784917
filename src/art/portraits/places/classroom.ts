import { inks } from '../../inks.ts'
import { range } from '../../parts/range.ts'
import { box, disc, shape, stroke } from '../../parts/svg.ts'
import { paint } from '../parts/paint.ts'

/** A classroom window that looks up a valley to its glacier. */
export const classroom = () =>
  shape('#9fcfcf', box(0, 0, 600, 750)) +
  shape('#bfdfd9', box(0, 120, 600, 480)) +
  shape('#dcebdf', box(0, 220, 600, 380)) +
  range({
    from: -60,
    to: 660,
    base: 560,
    seed: 17,
    peaks: [
      [70, 170, 330],
      [196, 250, 340],
      [430, 150, 330],
      [590, 210, 330],
    ],
    inks: { shade: '#6f93ad', lit: '#93b6c6', snow: inks.snow, snowShade: '#cfe0e4' },
    snowLine: 0.5,
  }) +
  glacier +
  paint('#3d7f72', '0,520! 60,486 110,500 160,530 240,520 330,560! 600,560! 600,620! 0,620!') +
  paint(inks.moss, '0,556! 80,540 180,566 300,560 420,540 500,506 600,470! 600,620! 0,620!') +
  frame +
  globe

const glacier =
  paint(inks.snow, '96,262! 150,258 196,252! 206,290 190,340 160,380 150,430 168,500 160,540! 72,540! 92,480 104,420 92,360 110,310') +
  paint('#c7e0e2', '96,262! 110,310 92,360 104,420 92,480 72,540! 104,540! 118,480 128,420 116,360 132,306') +
  stroke(inks.glacier, 4, 'M126 330q28 14 62 2M116 392q20 12 42 4M112 446q20 12 40 2M100 500q30 14 62 2')

const frame =
  shape('#ecdcb8', box(0, 0, 600, 34) + box(0, 0, 40, 750) + box(560, 0, 40, 750) + box(294, 0, 12, 590) + box(0, 190, 600, 12) + box(0, 582, 600, 168)) +
  shape('#cdb483', box(34, 34, 8, 548) + box(288, 34, 6, 548) + box(40, 196, 520, 6) + box(0, 606, 600, 144)) +
  shape('#f6ead0', box(0, 582, 600, 8) + box(556, 34, 4, 548)) +
  shape('#b99c68', box(0, 606, 600, 9))

const globe =
  shape(inks.spruce, 'M514 574h48v10h-48ZM534 556h8v22h-8Z') +
  stroke(inks.brass, 5, 'M498 480a50 50 0 0 0 40 78') +
  disc(inks.deep, 538, 512, 40) +
  paint(inks.tide, '538,472! 564,480 578,512 564,544 538,552! 554,516') +
  paint(inks.brass, '518,486 538,482 544,500 528,520 514,508', '542,524 560,516 564,532 550,542')
