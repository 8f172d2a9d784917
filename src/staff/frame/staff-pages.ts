import { paths } from '../../paths.ts'

const { admin } = paths

export const staffMenu = [
  { text: 'Messages', href: admin.contactmails, isForAdmins: false },
  { text: 'Saved replies', href: admin.savedReplies, isForAdmins: false },
  { text: 'Deleted messages', href: admin.deleted, isForAdmins: true },
  { text: 'Publish', href: admin.publish, isForAdmins: false },
  { text: 'Figures', href: admin.figures, isForAdmins: false },
  { text: 'Find a sender', href: admin.sender, isForAdmins: true },
  { text: 'Accounts', href: admin.users, isForAdmins: true },
  { text: 'Activity log', href: admin.audit, isForAdmins: true },
  { text: 'Webhooks', href: admin.webhooks, isForAdmins: true },
  { text: 'My account', href: admin.account, isForAdmins: false },
]

export const staffPaths: string[] = [
  paths.login,
  paths.loginCode,
  paths.loginForgot,
  paths.loginReset,
  admin.root,
  admin.publishEditor,
  ...staffMenu.map(({ href }) => href),
]

const entryId = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const entryPath = new RegExp(`^(?:${admin.contactmail(entryId)}|${admin.savedReply(entryId)})$`)

export const isEntryPath = (path: string): boolean => entryPath.test(path)
