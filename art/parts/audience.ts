import { random } from './random.ts'
import { box, place, round, shape } from './svg.ts'

type Row = {
  from: number
  to: number
  /** Lower edge of the seat backs. */
  y: number
  /** Width of one seat. */
  width: number
  seed: number
  inks: { seat: string; head: string; rim: string }
}

/** A row of people seen from behind, their heads edged with light from the stage. */
export const audienceRow = ({ from, to, y, width, seed, inks }: Row) => {
  const next = random(seed)
  const seats = Math.ceil((to - from) / width)
  const people = Array.from({ length: seats }, (_, i) => {
    const kind = hair[Math.floor(next() * hair.length)] ?? ''
    const empty = next() < 0.12
    const x = from + i * width + width * (0.44 + next() * 0.12)
    return empty ? '' : place(x, y - width * (0.86 + next() * 0.12), round(width / 100), rimmed(kind, inks))
  })
  const backs = Array.from({ length: seats }, (_, i) => {
    const left = from + i * width + 3
    const wide = width - 6
    return `M${round(left)} ${y}v${round(-width * 0.42)}q0 ${round(-width * 0.22)} ${round(wide / 2)} ${round(-width * 0.22)}t${round(wide / 2)} ${round(width * 0.22)}V${y}Z`
  })
  return people.join('') + shape(inks.seat, backs.join('') + box(from, y - width * 0.3, to - from, width * 0.9))
}

const rimmed = (kind: string, inks: Row['inks']) =>
  `${shape(inks.rim, kind + shoulders)}<g transform="translate(-4 3)">${shape(inks.head, kind + shoulders)}</g>`

const shoulders = 'M-40 70Q-42 30-10 22H10Q42 30 40 70Z'

/** Outlines of heads about 50 wide, the neck at 0, 22. */
const hair = [
  'M-12 26V16Q-26 4-24-16-20-38 0-38T24-16Q26 4 12 16V26Z',
  'M-12 26V16Q-24 6-24-14-20-34-6-38-14-44-12-52-6-62 4-60 14-56 12-44 8-38 8-37 22-32 24-14 24 6 12 16V26Z',
  'M-30 30Q-34-38 0-40 34-38 30 30Z',
  'M-12 26V16Q-24 8-25-10L-36-8Q-38-14-24-20-20-42 0-42T24-20Q38-14 36-8L25-10Q24 8 12 16V26Z',
]
