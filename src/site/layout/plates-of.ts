import type { PictureName } from '../../ui/picture/catalogue.ts'
import { slugOf } from '../content/news/all.ts'
import type { BrandSlug } from '../content/schemas/brand-schema.ts'
import type { DomainSlug } from '../content/schemas/domain-schema.ts'
import type { NewsItem } from '../content/schemas/news-item-schema.ts'

export const domainPlates: Record<Exclude<DomainSlug, 'main'>, PictureName> = {
  accounting: 'plates/focus-accounting',
  creative: 'plates/focus-creative',
  education: 'plates/focus-education',
  'mixed-reality': 'plates/focus-mixed-reality',
  technology: 'plates/focus-technology',
  'travel-&-tourism': 'plates/focus-travel-and-tourism',
}

export const brandPlate = (slug: BrandSlug): PictureName =>
  slug === 'fnd' ? 'plates/lighthouse-station' : `plates/brand-${slug}`

/** The part of a brand's plate that phones show; they crop a quarter of its width. */
export const brandPlateFocus: Partial<Record<BrandSlug, string>> = {
  fmg: 'max-md:object-[56%_50%]',
  fdi: 'max-md:object-[36%_50%]',
  fvi: 'max-md:object-[84%_50%]',
  fpd: 'max-md:object-[63%_50%]',
  fpb: 'max-md:object-[38%_50%]',
  fed: 'max-md:object-[42%_50%]',
  ffs: 'max-md:object-[66%_50%]',
  vrc: 'max-md:object-[54%_50%]',
  fnd: 'max-md:object-[74%_50%]',
}

const articlePlates: Record<string, PictureName> = {
  'the-vr-voyage-is-a-finalist': 'plates/news-vr-voyage',
  'a-lighthouse-keeps-its-lamp': 'plates/news-lighthouse',
  'nine-classrooms-visit-one-glacier': 'plates/news-glacier',
  'a-chart-of-every-dock-on-the-sound': 'plates/news-docks',
}

/** @throws Error naming an item whose plate is missing */
export const articlePlate = ({ heading, hasVisual }: Pick<NewsItem, 'heading' | 'hasVisual'>) => {
  if (!hasVisual) return
  const slug = slugOf(heading)
  const plate = articlePlates[slug]
  if (!plate)
    throw new Error(`The news item ${slug} has no plate: add one to articlePlates, or set its hasVisual to false`)
  return plate
}
