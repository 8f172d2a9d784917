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
