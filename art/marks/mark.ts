import type { BrandSlug } from '../../schemas/brand.ts'
import { disc } from './shapes.ts'

/** A colour, `currentColor` or `none`. */
export type MarkInks = { ground: string; figure: string }

/**
 * A round badge on a 120 by 120 grid, drawn like a linocut: the ground ink is the block and the figure is cut out of it.
 * One outline serves every printing:
 * - two inks, `draw(inks)`: the figure ink is printed first and shows where the block is cut away;
 * - dark on light, `draw({ ground: 'currentColor', figure: 'none' })`: the block alone, the paper is the figure;
 * - light on dark, `draw({ ground: 'none', figure: 'currentColor' })`: what was cut away alone, the paper is the block.
 *
 * Lines weigh 5, fine lines and gaps 3, and figures keep within 47 of the centre.
 */
export type Mark = {
  slug: BrandSlug | 'forager'
  /** What it shows. */
  alt: string
  inks: MarkInks
  /** SVG markup without the outer element. */
  draw: (inks: MarkInks) => string
}

/** The `draw` of a mark from its cuts. They may nest, a shape inside a cut standing as ground again, but not cross. */
export const block =
  (...cuts: string[]) =>
  ({ ground, figure }: MarkInks) => {
    const cut = ring + cuts.join('')
    if (ground === 'none') return `<path fill="${figure}" fill-rule="evenodd" d="${cut}"/>`
    const paper = figure === 'none' ? '' : `<circle cx="60" cy="60" r="57" fill="${figure}"/>`
    return `${paper}<path fill="${ground}" fill-rule="evenodd" d="${edge}${cut}"/>`
  }

const edge = disc(60, 60, 59)
const ring = disc(60, 60, 54.5) + disc(60, 60, 51.5)
