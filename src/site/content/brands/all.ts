import { type Brand, type BrandSlug, brandSlugs } from '../schemas/brand-schema.ts'
import { fdi } from './fdi.ts'
import { fed } from './fed.ts'
import { ffs } from './ffs.ts'
import { fmg } from './fmg.ts'
import { fnd } from './fnd.ts'
import { fpb } from './fpb.ts'
import { fpd } from './fpd.ts'
import { fvi } from './fvi.ts'
import { vrc } from './vrc.ts'
import { vrv } from './vrv.ts'

const bySlug: Record<BrandSlug, Brand> = { fmg, fdi, fvi, fpd, fpb, fed, ffs, vrc, vrv, fnd }

export const brandBySlug = (slug: BrandSlug): Brand => bySlug[slug]

export const foundation = fnd

export const allBrands: Brand[] = brandSlugs.map(brandBySlug)

/** The brands of the network, without the foundation. */
export const brands: Brand[] = allBrands.filter(({ slug }) => slug !== 'fnd')
