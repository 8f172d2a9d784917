import { paths } from '../../paths.ts'
import { createGuard } from '../guards/guard-call.ts'
import { staffPage } from './staff-page.tsx'

/** Guards a page. Takes an operation or its requirements. */
export const guardPage = createGuard((c, access) => {
  if (!access.staff) {
    const { pathname, search } = new URL(c.req.url)
    const next = c.req.method === 'GET' ? pathname + search : paths.admin.contactmails
    return c.redirect(`${paths.login}?${new URLSearchParams({ next })}`, 303)
  }
  if (access.lacks !== 'role') return c.redirect(paths.admin.account, 303)
  c.status(403)
  c.set('staff', access.staff)
  return staffPage(c, 'This page is for admins.', null)
})
