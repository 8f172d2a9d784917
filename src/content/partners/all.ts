import * as v from 'valibot'
import { type Partner, PartnerSchema } from '../../schemas/people.ts'
import { forProfits, strategic } from './business.ts'
import { country } from './country.ts'
import { culture } from './culture.ts'
import type { Organisation } from './organisation.ts'
import { shore } from './shore.ts'

const byName = (list: Organisation[], kind: Partner['kind']) =>
  list.toSorted((a, b) => a.name.localeCompare(b.name, 'en')).map((organisation) => ({ ...organisation, kind }))

/** Everyone in the partnership program; within a kind in the order of their names. */
export const partners = v.parse(v.array(PartnerSchema), [
  ...byName([...shore, ...country, ...culture], 'non-profit'),
  ...byName(strategic, 'strategic'),
  ...byName(forProfits, 'for-profit'),
])

const ofKind = (kind: Partner['kind']) => partners.filter((partner) => partner.kind === kind)

export const nonProfits = ofKind('non-profit')
export const strategicPartners = ofKind('strategic')
export const forProfit = ofKind('for-profit')
