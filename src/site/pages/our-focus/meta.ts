import { paths } from '../../../paths.ts'
import { industries } from '../../content/domains.ts'
import { focus } from '../../content/focus.ts'
import { spelledOut } from '../../content/spelled-out.ts'
import type { PageMeta } from '../../layout/page-meta.ts'
import { domainPlates } from '../../layout/plates-of.ts'

const count = spelledOut(industries.length)

export const meta: PageMeta = {
  pathname: paths.ourFocus,
  title: `Our Focus: ${count} industries | Forager`,
  content: [
    `Accounting, creative work, education, mixed reality, technology, travel and tourism: the ${count} industries of our brands, and which brand does what.`,
  ],
  keywords: ['accounting', 'creative', 'education', 'mixed reality', 'technology', 'travel and tourism'],
  preview: { words: focus.opening.heading, plates: Object.values(domainPlates) },
}
