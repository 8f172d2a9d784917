import type { BrandSlug } from '../schemas/brand.ts'
import type { DomainSlug } from '../schemas/domain.ts'
import type { PictureName } from './catalogue.ts'

/** The plate of each industry. */
export const domainPlates: Record<Exclude<DomainSlug, 'main'>, PictureName> = {
  accounting: 'plates/focus-accounting',
  creative: 'plates/focus-creative',
  education: 'plates/focus-education',
  'mixed-reality': 'plates/focus-mixed-reality',
  technology: 'plates/focus-technology',
  'travel-&-tourism': 'plates/focus-travel-and-tourism',
}

/** The plates with which some brands' pages open. */
export const brandPlates: Partial<Record<BrandSlug, PictureName>> = {
  fmg: 'plates/brand-fmg',
  fed: 'plates/brand-fed',
  vrv: 'plates/brand-vrv',
  fnd: 'plates/lighthouse-station',
}

/** The plates of the articles, by their slug. */
export const articlePlates: Record<string, PictureName> = {
  'the-vr-voyage-is-a-finalist': 'plates/news-vr-voyage',
  'a-lighthouse-keeps-its-lamp': 'plates/news-lighthouse',
  'nine-classrooms-visit-one-glacier': 'plates/news-glacier',
  'a-chart-of-every-dock-on-the-sound': 'plates/news-docks',
}
