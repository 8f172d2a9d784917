import { inks } from '../../../src/ui/base/inks.ts'
import { random } from '../../parts/random.ts'
import { box, shape } from '../../parts/svg.ts'

const tops = [-40, 110, 260, 410, 560]

/** Shelves of boxes and ledgers, lit by a lamp to the right. */
export const archive = () =>
  shape('#3d2522', box(0, 0, 600, 750)) +
  shape('#54302a', box(330, 0, 270, 750)) +
  shelved([-6, 126], dim, 21) +
  shelved([146, 330], dim, 7) +
  shelved([330, 470], bright, 33) +
  shelved([490, 606], bright, 12) +
  shape('#8c5636', tops.map((y) => box(0, y + 136, 600, 14)).join('')) +
  shape('#b97b45', tops.map((y) => box(300, y + 136, 300, 5)).join('')) +
  shape('#6b3f2c', box(126, 0, 18, 750) + box(470, 0, 18, 750)) +
  shape('#a4693e', box(482, 0, 6, 750))

type Stock = { box: string; label: string; lid: string; gilt: string; cloth: readonly string[] }

const dim: Stock = {
  box: '#a08a68',
  label: '#cdb98f',
  lid: '#84704f',
  gilt: '#a58a4f',
  cloth: ['#6e2d22', '#274238', '#2c3d4f', '#8a6a36', '#4c3547'],
}
const bright: Stock = {
  box: '#d6bd8c',
  label: inks.paper,
  lid: '#b0945f',
  gilt: inks.brass,
  cloth: ['#9c4229', inks.moss, '#3a5f7a', '#d29a45', inks.plum],
}

/** One bay of full shelves, as one path for each ink. */
const shelved = ([from, to]: [number, number], stock: Stock, seed: number) => {
  const next = random(seed)
  const drawn = new Map<string, string>()
  const add = (ink: string, x: number, y: number, width: number, height: number) =>
    drawn.set(ink, (drawn.get(ink) ?? '') + box(x, Math.round(y), width, Math.round(height)))
  for (const top of tops)
    for (let x = from + 6; x < to - 14; ) {
      const foot = top + 136
      const boxed = next() < 0.3 && to - x > 70
      const width = boxed ? 62 : 14 + Math.round(next() * 14)
      const height = boxed ? 84 + next() * 16 : 78 + next() * 36
      if (boxed) {
        add(stock.box, x, foot - height, width, height)
        add(stock.label, x + 17, foot - height * 0.72, 28, 18)
        add(stock.lid, x, foot - height + 12, width, 3)
      } else {
        add(stock.cloth[Math.floor(next() * 5)] ?? stock.box, x, foot - height, width, height)
        add(stock.gilt, x + 3, foot - height * 0.8, width - 6, 5)
      }
      x += width + (next() < 0.15 ? 12 : 1)
    }
  return [...drawn].map(([ink, d]) => shape(ink, d)).join('')
}
