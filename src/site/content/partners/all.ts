import * as v from 'valibot'
import { canoeBuilder, strategic } from './business.ts'
import { country } from './country.ts'
import { culture } from './culture.ts'
import type { Organization } from './partner-schema.ts'
import { type Partner, PartnerSchema } from './partner-schema.ts'
import { shore } from './shore.ts'

const parse = (list: Organization[], kind: Partner['kind']) =>
  v.parse(
    v.array(PartnerSchema),
    list.map((organization) => ({ ...organization, kind })).sort((a, b) => a.name.localeCompare(b.name, 'en')),
  )

export const nonProfits = parse([...shore, ...country, ...culture], 'non-profit')
export const strategicPartners = parse(strategic, 'strategic')
export const forProfit = v.parse(PartnerSchema, { ...canoeBuilder, kind: 'for-profit' })

/** All members of the partnership program. */
export const partners: Partner[] = [...nonProfits, ...strategicPartners, forProfit]
