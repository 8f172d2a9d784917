import { round } from '../parts/svg.ts'

/** A piece of a logo: markup in a box of the given size, its top left corner at 0 0. */
export type Block = { width: number; height: number; body: string }

/** A drawing of a known size. */
export const drawing = (width: number, height: number, body: string): Block => ({ width, height, body })

/** Adds room for the descenders of the last line. */
export const hang = ({ width, height, body }: Block, depth: number) => drawing(width, height + depth, body)

export const scale = ({ width, height, body }: Block, by: number) =>
  by === 1 ? drawing(width, height, body) : drawing(width * by, height * by, `<g transform="scale(${by})">${body}</g>`)

export const move = (body: string, x: number, y: number) => {
  const [right, down] = [round(x), round(y)]
  return right === 0 && down === 0 ? body : `<g transform="translate(${right} ${down})">${body}</g>`
}

/**
 * A filled path; parts inside other parts are holes. The partners' wall prints every logo in one ink, so light areas must
 * be holes rather than a second colour.
 */
export const fill = (ink: string, d: string) => `<path fill="${ink}" fill-rule="evenodd" d="${d}"/>`

/** A stroked path with blunt ends. */
export const line = (ink: string, width: number, d: string) =>
  `<path fill="none" stroke="${ink}" stroke-width="${width}" d="${d}"/>`
