import { staffMenuWords } from '../../content/staff.ts'
import { paths } from '../../paths.ts'
import type { PageMeta } from '../../schemas/page-meta.ts'

const titles = new Map<string, string>([
  [paths.admin.contactmails, staffMenuWords.contactmails],
  [paths.admin.sender, staffMenuWords.sender],
  [paths.admin.users, staffMenuWords.users],
  [paths.admin.audit, staffMenuWords.audit],
  [paths.admin.account, staffMenuWords.account],
])

/** The metadata of a staff page. No search engine reads it; the title names the tab. */
export const metaOf = (pathname: string): PageMeta => ({
  pathname,
  title: `${titles.get(pathname) ?? staffMenuWords.contactmails} | Forager staff`,
  content: [
    'A page for people who work at Forager. It shows the messages that visitors have sent, and who may read them.',
  ],
  keywords: ['staff', 'messages', 'Forager'],
})
