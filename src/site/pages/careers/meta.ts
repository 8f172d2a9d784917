import { paths } from '../../../paths.ts'
import { careers } from '../../content/careers.ts'
import type { PageMeta } from '../../layout/page-meta.ts'

export const meta: PageMeta = {
  pathname: paths.careers,
  title: 'Careers | Forager',
  content: [
    'How Forager hires: where jobs are posted, what we ask of applicants and how soon they hear from us. In Gibsons, BC, and across Canada.',
  ],
  keywords: ['careers', 'how we hire', 'working in heritage', 'Gibsons BC'],
  preview: { words: careers.opening.heading, plates: ['plates/careers'] },
}
