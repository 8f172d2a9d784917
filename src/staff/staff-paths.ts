import { paths } from '../paths.ts'

/** The paths of the pages for staff, those of single messages apart. */
export const staffPaths: string[] = [
  paths.login,
  paths.loginCode,
  paths.admin.contactmails,
  paths.admin.sender,
  paths.admin.users,
  paths.admin.audit,
  paths.admin.account,
]
