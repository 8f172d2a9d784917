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

/** What is in the middle of those plates where phones show three quarters of their width. */
export const brandPlateFocus: Partial<Record<BrandSlug, string>> = {
  fmg: 'max-md:object-[56%_50%]',
  fed: 'max-md:object-[42%_50%]',
  fnd: 'max-md:object-[74%_50%]',
}

/** The prints beside the words of brands that open without a plate. */
export const brandPrints: Partial<Record<BrandSlug, PictureName>> = {
  fdi: 'plates/focus-technology',
  fvi: 'plates/focus-mixed-reality',
  fpd: 'plates/focus-creative',
  fpb: 'plates/news-docks',
  ffs: 'plates/focus-accounting',
  vrc: 'plates/news-glacier',
}

/** The plates of the articles, by their slug. */
export const articlePlates: Record<string, PictureName> = {
  'the-vr-voyage-is-a-finalist': 'plates/news-vr-voyage',
  'a-lighthouse-keeps-its-lamp': 'plates/news-lighthouse',
  'nine-classrooms-visit-one-glacier': 'plates/news-glacier',
  'a-chart-of-every-dock-on-the-sound': 'plates/news-docks',
}
