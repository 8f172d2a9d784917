import { lists } from './content.ts'
import type { Partner } from './schemas/partner.ts'

/** All members of the partnership program. */
export const partners: Partner[] = lists.partners

/** Filtered at each call: a draft may add a partner, or change its kind. */
export const partnersOf = (kind: Partner['kind']): Partner[] => partners.filter((partner) => partner.kind === kind)
