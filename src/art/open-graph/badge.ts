import { inks } from '../inks.ts'
import type { Mark } from '../marks/mark.ts'
import type { Picture } from '../picture.ts'

/** A brand's mark as its card shows it: printed large on shaded paper. */
export const badge = ({ slug, alt, inks: own, draw }: Mark): Picture => ({
  name: `badge-${slug}`,
  width: 1000,
  height: 1000,
  alt,
  body: `<path fill="${inks.paperShade}" d="M0 0h1000v1000H0z"/><g transform="translate(140 140) scale(6)">${draw(own)}</g>`,
})
