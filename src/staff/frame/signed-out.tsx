import { isForm, readFields } from '../../http/body.ts'
import { isUnder, paths } from '../../paths.ts'
import type { StaffContext } from '../guards/session.ts'
import { StaffForm } from './staff-form.tsx'
import { staffMenu } from './staff-pages.ts'

/** Leads to the sign-in. What a form brought stays on a page from which it can be sent again, without secrets. */
export const askToSignIn = async (c: StaffContext) => {
  const { pathname, search } = new URL(c.req.url)
  const page = staffMenu.find(({ href }) => isUnder(pathname, href))?.href ?? paths.admin.contactmails
  const next = c.req.method === 'GET' ? pathname + search : page
  const signIn = `${paths.login}?${new URLSearchParams({ next })}`
  const typed = isForm(c) ? Object.entries(await readFields(c)).filter(([name]) => !/password|code/i.test(name)) : []
  if (!typed.some(([, value]) => value)) return c.redirect(signIn, 303)
  c.status(401)
  return c.render(<SignedOut signIn={signIn} action={pathname} typed={typed} />, {
    meta: {
      pathname,
      title: 'You have been signed out | Forager',
      content: ['Forager staff sign in again here to send what they have typed.'],
      keywords: ['sign-in', 'staff', 'Forager'],
    },
    isPrivate: true,
    user: null,
  })
}

function SignedOut({ signIn, action, typed }: { signIn: string; action: string; typed: [string, string][] }) {
  return (
    <div className="wrap pt-34 pb-20">
      <div className="print p-6! sm:p-9! max-w-[34rem]">
        <h1 className="title-section">You have been signed out</h1>
        <p className="mt-3 text-muted">
          What you typed is kept on this page. Open the sign-in in another tab, then come back and send it.
        </p>
        <p className="mt-6">
          <a href={signIn} target="_blank" className="button" rel="noopener">
            Open the sign-in
          </a>
        </p>
        <StaffForm action={action} submit="Send what I typed">
          {typed.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </StaffForm>
      </div>
    </div>
  )
}
