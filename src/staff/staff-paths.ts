import { paths } from '../paths.ts'

/** The paths of the staff pages and of their icon, except those of single contactmails. */
export const staffPaths: string[] = [
  paths.login,
  paths.loginCode,
  paths.loginForgot,
  paths.loginReset,
  paths.admin.root,
  paths.admin.contactmails,
  paths.admin.icon,
  paths.admin.sender,
  paths.admin.answers,
  paths.admin.figures,
  paths.admin.users,
  paths.admin.audit,
  paths.admin.webhooks,
  paths.admin.account,
]
