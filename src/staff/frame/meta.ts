import type { PrivateMeta } from '../../site/layout/page-meta.ts'
import { staffEntries } from './staff-entries.ts'
import { staffMenuWords as words } from './words.ts'

const titles = new Map<string, string>(staffEntries.map(({ href, text }) => [href, text]))

/** The meta of a staff page. Only its title is seen, in the browser's tab. */
export const metaOf = (pathname: string, title = titles.get(pathname) ?? words.contactmails): PrivateMeta => ({
  pathname,
  title: `${title} | ${words.name}`,
  content: ['For Forager staff: the messages sent through the website, and the accounts that may read them.'],
  keywords: ['staff', 'messages', 'Forager'],
})
