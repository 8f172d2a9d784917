import type { BrandSlug } from '../schemas/brand.ts'
import { foragerMark, marks } from './marks/all.ts'

type Props = {
  slug: BrandSlug | 'forager'
  /** Printed in the colour of the text alone; the paper is the badge's ground, on dark and on light. */
  oneInk?: boolean
  /** The drawing's own, by which `BrandMarkAgain` shows it once more. */
  id?: string
  className?: string
}

/** A brand's badge, for the eye only: its name always stands beside it. */
export function BrandMark({ slug, oneInk = false, id, className }: Props) {
  const mark = slug === 'forager' ? foragerMark : marks[slug]
  const inks = oneInk ? { ground: 'none', figure: 'currentColor' } : mark.inks
  return (
    <svg
      viewBox="0 0 120 120"
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this project's own drawing
      dangerouslySetInnerHTML={{ __html: id ? `<g id="${id}">${mark.draw(inks)}</g>` : mark.draw(inks) }}
    />
  )
}

/** The badge that stands in the page under this id, without its drawing being sent twice. */
export function BrandMarkAgain({ of, className }: { of: string; className?: string }) {
  return (
    <svg viewBox="0 0 120 120" className={className} aria-hidden="true">
      <use href={`#${of}`} />
    </svg>
  )
}
