import { inks } from '../../inks.ts'
import { box, disc, shape } from '../../parts/svg.ts'
import { paint } from '../parts/paint.ts'

/** A stage before the house opens, seen from the apron. */
export const theatre = () =>
  shape('#2b1a2e', box(0, 0, 600, 750)) +
  paint('#4a2a40', '440,0! 560,0! 430,750! 90,750!') +
  paint('#6f4150', '480,0! 530,0! 400,600! 210,600!') +
  shape('#1b1220', box(0, 590, 600, 160)) +
  shape('#59372f', 'M0 600H600V612H0Z') +
  curtain(0, 1) +
  curtain(600, -1) +
  valance +
  [150, 230, 310, 390, 470].map((x) => disc(inks.brass, x, 596, 0.1)).join('')

const curtain = (edge: number, side: 1 | -1) => {
  const at = (x: number) => edge + side * x
  const fold = (from: number, to: number, hem: number) => `M${at(from)} 0L${at(to)} 0Q${at(to * 0.86)} 380 ${at(hem + (to - from) * 0.5)} 750H${at(hem)}Q${at(from * 0.86)} 380 ${at(from)} 0Z`
  const folds: [number, number, number][] = [[0, 34, 0], [34, 60, 26], [60, 96, 50], [96, 120, 80], [120, 150, 102]]
  return folds.map(([from, to, hem], i) => shape(i % 2 ? inks.rust : inks.cedar, fold(from, to, hem))).join('') + shape(side < 0 ? '#cf6a42' : '#5f2418', fold(side < 0 ? 70 : 0, side < 0 ? 82 : 14, side < 0 ? 60 : 0))
}

const valance =
  shape(inks.cedar, `M0 0H600V64${'q-30 44-60 0'.repeat(10)}Z`) +
  shape(inks.rust, Array.from({ length: 10 }, (_, i) => `M${i * 60} 0h22v80q-14-4-22-16Z`).join('')) +
  shape(inks.brass, `M600 64${'q-30 44-60 0'.repeat(10)}v8${'q30 44 60 0'.repeat(10)}Z`)
