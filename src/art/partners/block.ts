/** A piece of a logo: markup that stands in a box of the given size, its top left corner at 0 0. */
export type Block = { width: number; height: number; body: string }

export type Align = 'start' | 'middle' | 'end'

/** Side by side. */
export const row = (blocks: Block[], gap: number, align: Align = 'middle'): Block => {
  const height = Math.max(...blocks.map((block) => block.height))
  let x = -gap
  const body = blocks.map((block) => {
    const left = x + gap
    x = left + block.width
    return move(block.body, left, offset(height - block.height, align))
  })
  return { width: x, height, body: body.join('') }
}

/** One below the other. */
export const column = (blocks: Block[], gap: number, align: Align = 'middle'): Block => {
  const width = Math.max(...blocks.map((block) => block.width))
  let y = -gap
  const body = blocks.map((block) => {
    const top = y + gap
    y = top + block.height
    return move(block.body, offset(width - block.width, align), top)
  })
  return { width, height: y, body: body.join('') }
}

/** Several on one spot, in a box as big as the first. */
export const pile = (base: Block, ...placed: [block: Block, x: number, y: number][]): Block => ({
  ...base,
  body: base.body + placed.map(([block, x, y]) => move(block.body, x, y)).join(''),
})

export const scale = ({ width, height, body }: Block, x: number, y = x): Block => ({
  width: width * x,
  height: height * y,
  body: `<g transform="scale(${x} ${y})">${body}</g>`,
})

/** A drawing of a known size. */
export const drawing = (width: number, height: number, body: string): Block => ({ width, height, body })

/** Room for descenders under a last line. */
export const space = (height: number): Block => ({ width: 0, height, body: '' })

export const fill = (ink: string, d: string) => `<path fill="${ink}" fill-rule="evenodd" d="${d}"/>`

export const line = (ink: string, width: number, d: string, more = '') =>
  `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${d}"${more && ` ${more}`}/>`

const offset = (room: number, align: Align) => ({ start: 0, middle: room / 2, end: room })[align]

export const move = (body: string, x: number, y: number) =>
  x === 0 && y === 0 ? body : `<g transform="translate(${tenth(x)} ${tenth(y)})">${body}</g>`

const tenth = (value: number) => Math.round(value * 10) / 10
