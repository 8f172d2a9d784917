import { insertAudit } from '../../guards/audit-entry.ts'
import { authOf, passCookies } from '../../guards/auth.ts'
import { findStaff } from '../../guards/session.ts'
import type { StaffContext } from '../../guards/staff.ts'

/** Without `cookies`, which would also clear those of the domain's other hosts. */
const cleared = ['storage', 'cache', 'prefetchCache', 'prerenderCache']

/** Ends the session on the server and in the browser. Succeeds without a session, too. */
export const signOut = async (c: StaffContext) => {
  c.header('Clear-Site-Data', cleared.map((kind) => `"${kind}"`).join(', '))
  const staff = await findStaff(c)
  const auth = await authOf(c)
  if (!auth) return
  const response = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true })
  c.header('Set-Cookie', undefined)
  passCookies(c, response)
  if (staff) await insertAudit(c.env.DB, { actor: staff.email, action: 'signed-out' })
}
