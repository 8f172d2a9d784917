import { lists } from './content.ts'
import type { Partner } from './schemas/partner.ts'

const ofKind = (kind: Partner['kind']) => lists.partners.filter((partner) => partner.kind === kind)

export const nonProfits = ofKind('non-profit')
export const strategicPartners = ofKind('strategic')
export const forProfit = ofKind('for-profit')[0] as Partner

/** All members of the partnership program. */
export const partners: Partner[] = [...nonProfits, ...strategicPartners, forProfit]
