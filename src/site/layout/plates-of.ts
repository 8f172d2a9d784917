import type { PictureName } from '../../ui/picture/catalogue.ts'
import type { BrandSlug } from '../content/schemas/brand.ts'
import type { DomainSlug } from '../content/schemas/domain.ts'
import type { NewsItem } from '../content/schemas/news-item.ts'

export const domainPlate = (slug: DomainSlug) =>
  (slug === 'main' ? 'plates/home' : `plates/focus-${slug.replace('&', 'and')}`) as PictureName

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

export const articlePlate = ({ hasVisual, plate }: Pick<NewsItem, 'hasVisual' | 'plate'>) =>
  hasVisual && plate ? (`plates/${plate}` as PictureName) : undefined
