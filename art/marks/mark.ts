import type { BrandSlug } from '../../src/site/content/schemas/brand.ts'
import { discPath } from './shapes.ts'

/** A colour, `currentColor` or `none`. */
export type MarkInks = { ground: string; figure: string }

/**
 * A round badge on a 120 by 120 grid, drawn like a linocut: the ground ink is the block and the figure is cut out of it.
 * One outline serves every way of printing:
 * - two inks, `draw(inks)`: the figure ink is printed first and shows through the cuts in the block;
 * - dark on light, `draw({ ground: 'currentColor', figure: 'none' })`: only the block is printed, the paper shows as the figure;
 * - light on dark, `draw({ ground: 'none', figure: 'currentColor' })`: only the cuts are printed, the paper shows as the block.
 *
 * Lines are 5 wide, fine lines and gaps 3; figures stay within 47 of the centre.
 */
export type Mark = {
  slug: BrandSlug | 'forager'
  /** What the mark shows. */
  alt: string
  inks: MarkInks
  /** SVG markup without the outer element. */
  draw: (inks: MarkInks) => string
}

/** Makes a mark's `draw` from its cuts. Cuts may nest (a shape inside a cut is ground again) but must not cross. */
export const block =
  (...cuts: string[]) =>
  ({ ground, figure }: MarkInks) => {
    const cut = ring + cuts.join('')
    if (ground === 'none') return `<path fill="${figure}" fill-rule="evenodd" d="${cut}"/>`
    const paper = figure === 'none' ? '' : `<circle cx="60" cy="60" r="57" fill="${figure}"/>`
    return `${paper}<path fill="${ground}" fill-rule="evenodd" d="${edge}${cut}"/>`
  }

const edge = discPath(60, 60, 59)
const ring = discPath(60, 60, 54.5) + discPath(60, 60, 51.5)
