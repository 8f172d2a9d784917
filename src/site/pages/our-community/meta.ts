import { paths } from '../../../paths.ts'
import { community } from '../../content/community.ts'
import { facts } from '../../content/facts.ts'
import type { PageMeta } from '../../layout/page-meta.ts'

export const meta: PageMeta = {
  pathname: paths.ourCommunity,
  title: 'Our Community and Partnership Program | Forager',
  content: [
    `Join the Forager Partnership Program: free for non-profits, ${facts.partnershipFee} a year for businesses, a revenue share for strategic partners.`,
  ],
  keywords: ['partnership program', 'non-profit partners', 'strategic partners', 'tourism', 'heritage'],
  preview: { words: community.opening.heading, plates: ['plates/our-community'] },
}
