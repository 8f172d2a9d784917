import { lists } from './content.ts'
import type { Partner } from './schemas/partner.ts'

/** All members of the partnership program. */
export const partners: Partner[] = lists.partners

/** Those of one kind by now: a draft may add one, or change its kind. */
export const partnersOf = (kind: Partner['kind']): Partner[] => partners.filter((partner) => partner.kind === kind)
