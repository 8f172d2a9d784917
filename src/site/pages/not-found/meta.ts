import { paths } from '../../../paths.ts'
import { notFound } from '../../content/not-found.ts'
import type { PageMeta } from '../../layout/page-meta.ts'

export const meta: PageMeta = {
  pathname: paths.notFound,
  title: 'Page Not Found (404) | Forager',
  content: [
    'There is no page at this address of the Forager website. It may have moved. The homepage leads to all the others.',
  ],
  keywords: ['not found', '404', 'Forager'],
  preview: { words: notFound.heading, plates: ['plates/not-found'] },
}
