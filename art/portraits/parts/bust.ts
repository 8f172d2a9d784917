import { paint } from './paint.ts'
import { read } from './points.ts'

export type Cloth = { light: string; base: string; shade: string; deep: string }
export type Shoulders = {
  /** Half the width. */
  breadth: number
  /** How much lower than average the shoulders hang. */
  slope?: number
}

/**
 * Shoulders and chest, cut off by the sheet's lower edge: base, shaded side, lit right shoulder.
 * The neckline is points on the sheet from the left shoulder to the right.
 */
export const bust = (cloth: Cloth, neckline: string, { breadth, slope = 0 }: Shoulders) => {
  const from = (side: -1 | 1, line: string) =>
    read(line).map(([[x = 0, y = 0], corner]) => {
      const height = Math.round(y + (slope * (750 - y)) / 200)
      return `${300 + side * (breadth - x)},${height}${corner ? '!' : ''}`
    })
  const planes = (ink: string, ...outline: (string | undefined)[]) => paint(ink, outline.join(' '))
  const [left, right] = [from(-1, arm), from(1, arm).reverse()]
  const places = neckline.split(' ')
  return (
    planes(cloth.base, ...left, ...places, ...right) +
    planes(cloth.shade, ...left, places[0], ...from(-1, '118,588! 112,640 120,750!')) +
    planes(cloth.light, places.at(-1), ...right, ...from(1, '26,750! 30,690 42,636 70,602 104,586!')) +
    planes(cloth.deep, ...from(-1, crease)) +
    planes(cloth.shade, ...from(1, crease))
  )
}

/** Half the width of the shoulders at a height on the sheet. */
export const reachAt = (y: number, { breadth, slope = 0 }: Shoulders) => {
  const height = (y - slope * 3.75) / (1 - slope / 200)
  const outline = read(arm).map(([[x = 0, at = 0]]) => ({ x, y: at }))
  const above = outline.findIndex((place) => place.y <= height)
  const [a, b] = [outline.at(above - 1), outline.at(above)]
  if (!a || !b || above < 1) return breadth
  return breadth - a.x - ((b.x - a.x) * (height - a.y)) / (b.y - a.y)
}

/** Outline of an arm from the lower edge up, and the crease at the armpit; x runs inward from the widest place. */
const arm = '-4,750! 2,690 5,656 10,628 19,602 34,580 56,562 88,546'
const crease = '62,750! 59,704 66,654! 71,704 76,750!'
