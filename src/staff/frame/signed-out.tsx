import { ownerField } from '../../browser-state/call.ts'
import { isForm, readFields } from '../../http/body.ts'
import { isUnder, paths } from '../../paths.ts'
import { ownerOf } from '../guards/permissions.ts'
import { findStaff, type StaffContext } from '../guards/session.ts'
import { renderSheet } from './sheet.tsx'
import { StaffForm } from './staff-form.tsx'
import { staffMenu } from './staff-menu.ts'

/** Leads to the sign-in. What a form brought stays on a page from which it can be sent again, unless it has secrets. */
export const askToSignIn = async (c: StaffContext) => {
  const { pathname, search } = new URL(c.req.url)
  const page = staffMenu.find(({ href }) => isUnder(pathname, href))?.href ?? paths.admin.contactmails
  const next = c.req.method === 'GET' ? pathname + search : page
  const ended = await ownerOf(c)
  const signIn = `${paths.login}?${new URLSearchParams({ next, ...(ended && { ended }) })}`
  const typed = isForm(c) ? Object.entries(await readFields(c)) : []
  const hasSecrets = typed.some(([name]) => /password|code/i.test(name))
  if (hasSecrets || !typed.some(([name, value]) => value && name !== ownerField)) return c.redirect(signIn, 303)
  c.status(401)
  const other = await findStaff(c)
  return renderSheet(c, {
    heading: 'You have been signed out',
    hint: `${other ? `${other.name} is signed in here now. ` : ''}What you typed is kept on this page. Sign in again in another tab, then come back and send it.`,
    back: null,
    form: () => (
      <>
        <p className="mt-6">
          <a href={signIn} target="_blank" className="button" rel="noopener">
            Open the sign-in
          </a>
        </p>
        <StaffForm action={pathname} submit="Send what I typed">
          {typed.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </StaffForm>
      </>
    ),
  })
}
