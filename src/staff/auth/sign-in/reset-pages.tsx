import { Hono } from 'hono'
import { readFields } from '../../../http/body.ts'
import { paths } from '../../../paths.ts'
import { Outside, Strong } from '../../../ui/text/outside.tsx'
import { renderSheet } from '../../frame/sheet.tsx'
import { StaffForm } from '../../frame/staff-form.tsx'
import { EmailField, PasswordField } from '../../frame/text-field.tsx'
import type { StaffEnv } from '../../guards/session.ts'
import { type LinkOwner, openLink, resetLinkMinutes } from '../password/password-link.ts'
import { expired, isResetPossible, noLinks, requestReset, resetPassword } from '../password/password-reset.ts'
import { RefusedBanner, refusedBy, SignInForm } from './sign-in-page.tsx'

export const resetPages = new Hono<StaffEnv>()
  .get(paths.loginForgot, (c) => {
    const sheet = c.req.query('done') ? linkSent : forgotSheet()
    return renderSheet(c, isResetPossible(c.env) ? sheet : cannotSend)
  })
  .post(paths.loginForgot, async (c) => {
    const { email = '' } = await readFields(c)
    const result = await requestReset(c, { email })
    if (result.status === 200) return c.redirect(`${paths.loginForgot}?done=sent`, 303)
    return renderSheet(c, result === noLinks ? cannotSend : forgotSheet(email), result)
  })
  .get(paths.loginReset, async (c) => {
    const token = c.req.query('token') ?? ''
    const user = await openLink(c.env.DB, token)
    return user ? renderSheet(c, resetSheet(token, user)) : renderSheet(c, linkEnded, expired)
  })
  .post(paths.loginReset, async (c) => {
    const { token = '', newPassword = '' } = await readFields(c)
    const user = await openLink(c.env.DB, token)
    const result = user ? await resetPassword(c, user, token, newPassword) : expired
    if (result.status === 200) return renderSheet(c, savedSheet(user?.email))
    return renderSheet(c, user && result !== expired ? resetSheet(token, user) : linkEnded, result)
  })

const forgotten = 'Forgot your password?'
const onItsWay = `If there is an account with this address, a link is on its way. It works once, within ${resetLinkMinutes} minutes.`
const linkSent = { heading: forgotten, hint: onItsWay }
const cannotSend = { heading: forgotten, hint: noLinks.message }
const linkEnded = { heading: 'This link no longer works', hint: expired.message }

const forgotSheet = (email?: string) => ({
  heading: forgotten,
  hint: 'Enter the email address of your account. We will send a link to choose a new password.',
  form: (message?: string) => (
    <StaffForm action={paths.loginForgot} submit="Send the link" className="mt-8" strong>
      <EmailField form="forgot" autoComplete="username" defaultValue={email} {...refusedBy(message)} />
      <RefusedBanner message={message} />
    </StaffForm>
  ),
})

const resetSheet = (token: string, { name, email }: LinkOwner) => ({
  heading: 'Choose a password',
  hint: 'At least 12 characters of any kind. Four unrelated words work well. You will be signed out everywhere.',
  form: (message?: string) => (
    <StaffForm action={paths.loginReset} submit="Save the password" className="mt-8" strong>
      <p>
        For <Strong text={name} />, <Outside text={email} />
      </p>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" autoComplete="username" name="username" value={email} />
      <PasswordField form="reset" name="newPassword" label="New password" isNew autoFocus {...refusedBy(message)} />
      <RefusedBanner message={message} />
    </StaffForm>
  ),
})

const savedSheet = (email = '') => ({
  heading: 'Your password is saved',
  hint: 'Sign in with it.',
  back: { text: 'Sign in another way', href: paths.login },
  form: () => <SignInForm email={email} />,
})
