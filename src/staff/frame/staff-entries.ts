import { paths } from '../../paths.ts'
import type { PrivateMeta } from '../../site/layout/page-meta.ts'
import { staffMenuWords as words } from './words.ts'

export const staffEntries = [
  { text: words.contactmails, href: paths.admin.contactmails, isForAdmins: false },
  { text: words.savedReplies, href: paths.admin.savedReplies, isForAdmins: true },
  { text: words.figures, href: paths.admin.figures, isForAdmins: false },
  { text: words.sender, href: paths.admin.sender, isForAdmins: true },
  { text: words.users, href: paths.admin.users, isForAdmins: true },
  { text: words.audit, href: paths.admin.audit, isForAdmins: true },
  { text: words.webhooks, href: paths.admin.webhooks, isForAdmins: true },
  { text: words.account, href: paths.admin.account, isForAdmins: false },
]

const titles = new Map<string, string>(staffEntries.map(({ href, text }) => [href, text]))

export const metaOf = (pathname: string, title = titles.get(pathname) ?? words.contactmails): PrivateMeta => ({
  pathname,
  title: `${title} | ${words.name}`,
  content: ['For Forager staff: the messages sent through the website, and the accounts that may read them.'],
  keywords: ['staff', 'messages', 'Forager'],
})
