import { inks } from '../../inks.ts'
import { range } from '../../parts/range.ts'
import { box, disc, shape, stroke } from '../../parts/svg.ts'
import { paint } from '../parts/paint.ts'

/** A classroom window that looks up a valley to its glacier. */
export const classroom = () =>
  shape('#a9d3d0', box(0, 0, 600, 750)) +
  shape('#cbe3da', box(0, 150, 600, 450)) +
  range({ from: -60, to: 660, base: 520, seed: 17, peaks: [[60, 140, 300], [210, 230, 330], [420, 120, 300], [580, 190, 320]], inks: { shade: '#6f93ad', lit: '#93b6c6', snow: inks.snow, snowShade: '#cfe0e4' }, snowLine: 0.5 }) +
  paint('#e8f2ee', '330,262! 372,250 400,290 420,340 470,400 480,470 470,540! 300,540! 320,470 300,400 316,330') +
  paint('#bfdadf', '330,262! 340,300 330,350 350,420 344,540! 300,540! 320,470 300,400 316,330') +
  stroke('#8fc3bf', 4, 'M352 330q24 14 48 4M350 392q40 18 82 4M352 452q50 18 112 2') +
  paint('#2f6a55', '0,470! 80,430 160,470 240,500 330,540 420,520 500,480 600,430! 600,620! 0,620!') +
  frame +
  globe

const frame =
  shape('#f1e3c3', box(0, 0, 600, 34) + box(0, 0, 40, 750) + box(560, 0, 40, 750) + box(296, 0, 12, 590) + box(0, 196, 600, 12) + box(0, 580, 600, 170)) +
  shape('#d3bd92', box(34, 34, 8, 546) + box(290, 34, 6, 546) + box(34, 202, 526, 6) + box(0, 602, 600, 10))

const globe =
  shape(inks.spruce, 'M522 596h40v10h-40ZM538 570h8v30h-8Z') +
  disc(inks.deep, 540, 536, 40) +
  paint(inks.tide, '540,496! 566,504 580,536 566,568 540,576! 556,540') +
  paint(inks.brass, '520,510 540,506 546,524 530,544 516,532', '544,548 562,540 566,556 552,566')
