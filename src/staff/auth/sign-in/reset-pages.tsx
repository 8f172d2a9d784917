import { Hono } from 'hono'
import { readFields } from '../../../http/body.ts'
import { paths } from '../../../paths.ts'
import { Outside, Strong } from '../../../ui/text/outside.tsx'
import { StaffForm } from '../../frame/staff-form.tsx'
import { EmailField, PasswordField } from '../../frame/text-field.tsx'
import type { StaffEnv } from '../../guards/session.ts'
import { type Linked, openLink, resetLinkMinutes } from '../password/password-link.ts'
import { expired, isResetPossible, notSetUp, requestReset, resetPassword } from '../password/password-reset.ts'
import { Sheet } from './sheet.tsx'
import { RefusedBanner, refusedBy, renderRefused, renderSignIn, SignInForm } from './sign-in-page.tsx'

export const resetPages = new Hono<StaffEnv>()
  .get(paths.loginForgot, (c) => {
    const page = c.req.query('done') ? linkSent : <ForgotPage />
    return renderSignIn(c, forgotten, isResetPossible(c.env) ? page : cannotSend)
  })
  .post(paths.loginForgot, async (c) => {
    const { email = '' } = await readFields(c)
    const result = await requestReset(c, { email })
    if (result.status === 200) return c.redirect(`${paths.loginForgot}?done=sent`, 303)
    const page = result === notSetUp ? cannotSend : <ForgotPage email={email} message={result.message} />
    return renderRefused(c, forgotten, result, page)
  })
  .get(paths.loginReset, async (c) => {
    const token = c.req.query('token') ?? ''
    const user = await openLink(c.env.DB, token)
    if (!user) return renderRefused(c, ended, expired, linkEnded)
    return renderSignIn(c, chosen, <ResetPage token={token} user={user} />)
  })
  .post(paths.loginReset, async (c) => {
    const { token = '', newPassword = '' } = await readFields(c)
    const user = await openLink(c.env.DB, token)
    const result = user ? await resetPassword(c, user, token, newPassword) : expired
    if (result.status === 200) return renderSignIn(c, saved, savedPage(user?.email))
    if (!user || result === expired) return renderRefused(c, ended, result, linkEnded)
    return renderRefused(c, chosen, result, <ResetPage token={token} user={user} message={result.message} />)
  })

const forgotten = 'Forgot your password?'
const chosen = 'Choose a password'
const ended = 'This link no longer works'
const saved = 'Your password is saved'
const cannotSend = <Sheet heading={forgotten} hint={notSetUp.message} />
const onItsWay = `If there is an account with this address, a link is on its way. It works once, within ${resetLinkMinutes} minutes.`
const linkSent = <Sheet heading={forgotten} hint={onItsWay} />
const linkEnded = <Sheet heading={ended} hint={expired.message} />

const savedPage = (email = '') => (
  <Sheet heading={saved} hint="Sign in with it." back="Sign in another way">
    <SignInForm email={email} />
  </Sheet>
)

function ForgotPage({ email, message }: { email?: string; message?: string }) {
  const hint = 'Enter the email address of your account. We will send a link to choose a new password.'
  return (
    <Sheet heading={forgotten} hint={hint}>
      <StaffForm action={paths.loginForgot} submit="Send the link" className="mt-8" strong>
        <EmailField form="forgot" autoComplete="username" defaultValue={email} {...refusedBy(message)} />
        <RefusedBanner message={message} />
      </StaffForm>
    </Sheet>
  )
}

function ResetPage({ token, user, message }: { token: string; user: Linked; message?: string }) {
  return (
    <Sheet
      heading={chosen}
      hint="At least 12 characters of any kind. Four unrelated words work well. You will be signed out everywhere."
    >
      <StaffForm action={paths.loginReset} submit="Save the password" className="mt-8" strong>
        <p>
          For <Strong text={user.name} />, <Outside text={user.email} />
        </p>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" autoComplete="username" name="username" value={user.email} />
        <PasswordField form="reset" name="newPassword" label="New password" isNew autoFocus {...refusedBy(message)} />
        <RefusedBanner message={message} />
      </StaffForm>
    </Sheet>
  )
}
