import * as v from 'valibot'
import type { Organization } from '../schemas/partner-schema.ts'
import { NonProfitsSchema, type Partner, PartnerSchema } from '../schemas/partner-schema.ts'
import { canoeBuilder, strategic } from './business.ts'
import { country } from './country.ts'
import { culture } from './culture.ts'
import { shore } from './shore.ts'

const ofKind = (list: Organization[], kind: Partner['kind']) =>
  list.map((organization) => ({ ...organization, kind })).sort((a, b) => a.name.localeCompare(b.name, 'en'))

export const nonProfits = v.parse(NonProfitsSchema, ofKind([...shore, ...country, ...culture], 'non-profit'))
export const strategicPartners = v.parse(v.array(PartnerSchema), ofKind(strategic, 'strategic'))
export const forProfit = v.parse(PartnerSchema, { ...canoeBuilder, kind: 'for-profit' })

/** All members of the partnership program. */
export const partners: Partner[] = [...nonProfits, ...strategicPartners, forProfit]
