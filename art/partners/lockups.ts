import { type Block, drawing, move } from './block.ts'

type Align = 'start' | 'middle' | 'end'

export const row = (blocks: Block[], gap: number, align: Align = 'middle') => {
  const height = Math.max(...blocks.map((block) => block.height))
  let x = -gap
  const body = blocks.map((block) => {
    const left = x + gap
    x = left + block.width
    return move(block.body, left, offset(height - block.height, align))
  })
  return drawing(x, height, body.join(''))
}

export const column = (blocks: Block[], gap: number, align: Align = 'middle') => {
  const width = Math.max(...blocks.map((block) => block.width))
  let y = -gap
  const body = blocks.map((block) => {
    const top = y + gap
    y = top + block.height
    return move(block.body, offset(width - block.width, align), top)
  })
  return drawing(width, y, body.join(''))
}

type Spacing = { gap: number; leading: number; align?: Align }

/** The emblem, then the name in left-aligned lines. */
export const beside = (emblem: Block, lines: Block[], { gap, leading, align = 'middle' }: Spacing) =>
  row([emblem, column(lines, leading, 'start')], gap, align)

/** Blocks on top of each other, in a box as large as the first. */
export const pile = (base: Block, ...placed: [block: Block, x: number, y: number][]): Block => ({
  ...base,
  body: base.body + placed.map(([block, x, y]) => move(block.body, x, y)).join(''),
})

const offset = (room: number, align: Align) => ({ start: 0, middle: room / 2, end: room })[align]
