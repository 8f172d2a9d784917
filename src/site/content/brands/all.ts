import type { Brand, BrandSlug } from './brand-schema.ts'
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

/** The brands of the network, in the order of brandSlugs. */
export const brands: Brand[] = [fmg, fdi, fvi, fpd, fpb, fed, ffs, vrc, vrv]

export const foundation = fnd

export const allBrands: Brand[] = [...brands, foundation]

export const brandBySlug = (slug: BrandSlug): Brand => bySlug[slug]

const bySlug: Record<BrandSlug, Brand> = { fmg, fdi, fvi, fpd, fpb, fed, ffs, vrc, vrv, fnd }
