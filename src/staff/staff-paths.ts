import { paths } from '../paths.ts'

const entryId = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const { contactmail, savedReply } = paths.admin
const entryPath = new RegExp(`^(?:${[contactmail(entryId), savedReply(entryId)].join('|')})$`)

/** Whether a path is that of a single contactmail or saved reply. */
export const isEntryPath = (path: string): boolean => entryPath.test(path)

/** The paths of the staff pages, except those of single contactmails. */
export const staffPaths: string[] = [
  paths.login,
  paths.loginCode,
  paths.loginForgot,
  paths.loginReset,
  paths.admin.root,
  paths.admin.contactmails,
  paths.admin.sender,
  paths.admin.savedReplies,
  paths.admin.figures,
  paths.admin.users,
  paths.admin.audit,
  paths.admin.webhooks,
  paths.admin.account,
]
