import { paths } from '../../../paths.ts'
import { privacy } from '../../content/privacy.ts'
import type { PageMeta } from '../../layout/page-meta.ts'

export const meta: PageMeta = {
  pathname: paths.privacy,
  title: 'Privacy | Forager',
  content: [
    'What Forager keeps when you write to us, for how long, and how to have it erased. No cookies for people who only read, and no advertising.',
  ],
  keywords: ['privacy', 'personal information', 'no cookies', 'erase my data'],
  preview: { words: privacy.opening.heading, plates: ['plates/vision'] },
}
