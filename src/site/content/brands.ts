import { lists } from './content.ts'
import type { Brand, BrandSlug } from './schemas/brand.ts'

/** The brands by their `order`, the foundation last. */
export const allBrands: Brand[] = lists.brands

export const brandBySlug = (slug: BrandSlug) => allBrands.find((brand) => brand.slug === slug) as Brand

export const foundation = brandBySlug('fnd')

/** The brands of the network, without the foundation. */
export const brands: Brand[] = allBrands.filter(({ slug }) => slug !== 'fnd')
