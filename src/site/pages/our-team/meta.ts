import { paths } from '../../../paths.ts'
import { ourTeam } from '../../content/our-team.ts'
import type { PageMeta } from '../../layout/page-meta.ts'

export const meta: PageMeta = {
  pathname: paths.ourTeam,
  title: 'Our Team | Forager',
  content: [
    'Meet the people who run Forager and its brands: a radio producer, a bookkeeper, engineers, teachers and editors, and how each came to the work.',
  ],
  type: 'AboutPage',
  keywords: ['Forager leadership', 'team', 'Gibsons BC', 'founders'],
  preview: { words: ourTeam.opening.heading, plates: ['plates/team'] },
}
