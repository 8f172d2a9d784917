import { inks } from '../../src/ui/base/inks.ts'
import { disc, polygon, shape } from './svg.ts'
import { gauge, type OnTrack } from './track.ts'

const [carLength, gap, top] = [104, 6, 54]

type Train = {
  at: OnTrack
  /** Position of its nose on the track; the nose points to the near end. */
  front: number
  cars: number
}

/** A red train with lit windows. */
export const train = ({ at, front, cars }: Train) => {
  const tail = front + cars * (carLength + gap) - gap
  const behind = Array.from({ length: cars - 1 }, (_, i) => front + (cars - 1 - i) * (carLength + gap))
  return (
    shape('#3a1c1c', side(at, front + 40, tail - 20, 6, top - 4, 30)) +
    shape('#7a2a1c', roof(at, front + 40, tail - 20, top - 4, 30)) +
    behind.map((start) => car(at, start)).join('') +
    locomotive(at, front)
  )
}

const car = (at: OnTrack, start: number) => {
  const end = start + carLength
  const windows = Array.from({ length: 6 }, (_, i) => start + 9 + i * 15.2)
  return (
    shape('#241d24', side(at, start + 6, end - 6, 0, 9)) +
    shape(inks.cedar, side(at, start, end, 6, top)) +
    shape('#d9623a', roof(at, start, end, top)) +
    shape(inks.rust, side(at, start, end, 6, 12)) +
    shape(inks.paper, side(at, start, end, 18, 22)) +
    shape(inks.ink, side(at, start + 5, end - 5, 28, 45)) +
    shape('#f6d48f', windows.map((it) => side(at, it, it + 11.5, 29.5, 43.5, 1)).join(''))
  )
}

const locomotive = (at: OnTrack, start: number) => {
  const end = start + carLength
  const windows = Array.from({ length: 6 }, (_, i) => start + 26 + i * 12.6)
  const nose = [
    [-8, 4],
    [-12, 24],
    [-2, 33],
    [10, top - 2],
    [30, top],
    [30, 4],
  ] as const
  const windscreen = [
    [2, 34],
    [11, 48],
    [18, 48],
    [18, 34],
  ] as const
  const profile = (points: readonly (readonly [number, number])[]) =>
    polygon(points.map(([along, up]) => at(start + along, up)))
  const [lampX, lampY] = at(start - 11, 21)
  return (
    shape('#241d24', side(at, start + 6, end - 6, 0, 9)) +
    shape(inks.cedar, side(at, start + 14, end, 6, top)) +
    shape(inks.cedar, profile(nose)) +
    shape('#d9623a', roof(at, start + 10, end, top)) +
    shape(inks.rust, side(at, start, end, 6, 12)) +
    shape(inks.paper, side(at, start - 11, end, 18, 22)) +
    shape(inks.ink, side(at, start + 24, end - 5, 28, 45)) +
    shape('#f6d48f', windows.map((it) => side(at, it, it + 9, 29.5, 43.5, 1)).join('')) +
    shape(inks.ink, profile(windscreen)) +
    disc(inks.brass, lampX, lampY, 6)
  )
}

const lengths = (start: number, end: number, pieces: number) =>
  Array.from({ length: pieces + 1 }, (_, i) => start + ((end - start) * i) / pieces)

/** A band along the near side, following the track. */
const side = (at: OnTrack, start: number, end: number, low: number, high: number, pieces = 4) => {
  const along = lengths(start, end, pieces)
  return polygon([...along.map((it) => at(it, low)), ...along.toReversed().map((it) => at(it, high))])
}

const roof = (at: OnTrack, start: number, end: number, up: number, pieces = 4) => {
  const along = lengths(start, end, pieces)
  return polygon([...along.map((it) => at(it, up)), ...along.toReversed().map((it) => at(it, up + 4, gauge))])
}
