import type { BrandSlug } from '../../src/site/content/brands/brand-schema.ts'
import { fdi } from './fdi.ts'
import { fed } from './fed.ts'
import { ffs } from './ffs.ts'
import { fmg } from './fmg.ts'
import { fnd } from './fnd.ts'
import { fpb } from './fpb.ts'
import { fpd } from './fpd.ts'
import { fvi } from './fvi.ts'
import type { Mark } from './mark.ts'
import { vrc } from './vrc.ts'
import { vrv } from './vrv.ts'

export { forager as foragerMark } from './forager.ts'

export const marks: Record<BrandSlug, Mark> = { fmg, fdi, fvi, fpd, fpb, fed, ffs, vrc, vrv, fnd }
