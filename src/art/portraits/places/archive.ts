import { inks } from '../../inks.ts'
import { random } from '../../random.ts'
import { box, shape } from '../../parts/svg.ts'

/** Shelves of boxes and ledgers; the lamp is to the right. */
export const archive = () => {
  const next = random(21)
  const rows = [-40, 110, 260, 410, 560]
  return (
    shape('#3d2522', box(0, 0, 600, 750)) +
    shape('#54302a', box(330, 0, 270, 750)) +
    rows.map((y) => shelf(y, next)).join('') +
    shape('#8c5636', rows.map((y) => box(0, y + 136, 600, 14)).join('')) +
    shape('#b97b45', rows.map((y) => box(300, y + 136, 300, 5)).join('')) +
    shape('#6b3f2c', box(126, 0, 18, 750) + box(470, 0, 18, 750)) +
    shape('#a4693e', box(482, 0, 6, 750))
  )
}

const shelf = (y: number, next: () => number) => {
  const bays: [number, number][] = [[-6, 126], [146, 470], [490, 606]]
  let out = ''
  for (const [from, to] of bays) {
    let x = from + 6
    while (x < to - 14) {
      const dark = x < 300
      if (next() < 0.3 && to - x > 74) {
        const h = 84 + next() * 16
        out += shape(dark ? '#a08a68' : '#d6bd8c', box(x, y + 136 - h, 64, h)) + shape(dark ? '#cdb98f' : inks.paper, box(x + 18, y + 136 - h * 0.72, 28, 18)) + shape(dark ? '#84704f' : '#b0945f', box(x, y + 136 - h + 12, 64, 3))
        x += 70
      } else {
        const w = 14 + Math.round(next() * 14)
        const h = 78 + next() * 36
        const ink = (dark ? ['#6e2d22', '#274238', '#2c3d4f', '#8a6a36', '#4c3547'] : ['#9c4229', '#2f6a55', '#3a5f7a', '#d29a45', '#6d4a6b'])[Math.floor(next() * 5)] as string
        out += shape(ink, box(x, y + 136 - h, w, h)) + shape(dark ? '#a58a4f' : inks.brass, box(x + 3, y + 136 - h * 0.8, w - 6, 4) + box(x + 3, y + 136 - h * 0.7, w - 6, 2))
        x += w + (next() < 0.15 ? 12 : 1)
      }
    }
  }
  return out
}
