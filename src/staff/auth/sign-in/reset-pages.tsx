import { Hono } from 'hono'
import type { ReactNode } from 'react'
import { readFields } from '../../../http/body.ts'
import { paths } from '../../../paths.ts'
import { Field } from '../../../ui/form/field.tsx'
import { StaffBanner } from '../../frame/staff-banner.tsx'
import type { StaffEnv } from '../../guards/staff.ts'
import { isResetPossible, requestReset, resetPassword } from '../password/password-reset.ts'
import { renderRefused, renderSignIn } from './sign-in-page.tsx'

export const resetPages = new Hono<StaffEnv>()
  .get(paths.loginForgot, (c) => renderSignIn(c, <ForgotPage canReset={isResetPossible(c.env)} />))
  .post(paths.loginForgot, async (c) => {
    const { email = '' } = await readFields(c)
    const result = await requestReset(c, { email })
    if (result.status === 200) return renderSignIn(c, <ForgotPage isSent canReset />)
    const canReset = result.status !== 503
    return renderRefused(c, result, <ForgotPage email={email} message={result.message} canReset={canReset} />)
  })
  .get(paths.loginReset, (c) => renderSignIn(c, <ResetPage token={c.req.query('token') ?? ''} />))
  .post(paths.loginReset, async (c) => {
    const { token = '', newPassword = '' } = await readFields(c)
    const result = await resetPassword(c, { token, newPassword })
    if (result.status === 200) return renderSignIn(c, <ResetDonePage />)
    return renderRefused(c, result, <ResetPage token={token} message={result.message} />)
  })

type Forgot = { email?: string; message?: string; isSent?: boolean; canReset: boolean }

function ForgotPage({ email, message, isSent = false, canReset }: Forgot) {
  if (!canReset)
    return (
      <Sheet heading="Forgot your password?" hint="This server cannot send links. Ask an admin for a new password." />
    )
  if (isSent)
    return (
      <Sheet
        heading="Forgot your password?"
        hint="If there is an account with this address, a link is on its way. It works once, within 30 minutes."
      />
    )
  return (
    <Sheet
      heading="Forgot your password?"
      hint="Enter the email address of your account. We will send a link to choose a new password."
    >
      <form action={paths.loginForgot} method="post" className="mt-8 flex flex-col gap-5">
        <Field form="forgot" name="email" label="Email">
          {(attributes) => (
            <input {...attributes} type="email" autoComplete="username" defaultValue={email} maxLength={254} />
          )}
        </Field>
        <Failure message={message} />
        <button type="submit" className="button self-start">
          Send the link
        </button>
      </form>
    </Sheet>
  )
}

function ResetPage({ token, message }: { token: string; message?: string }) {
  return (
    <Sheet
      heading="Choose a new password"
      hint="At least 12 characters of any kind. Four unrelated words work well. You will be signed out everywhere."
    >
      <form action={paths.loginReset} method="post" className="mt-8 flex flex-col gap-5">
        <input type="hidden" name="token" value={token} />
        <Field form="reset" name="newPassword" label="New password">
          {(attributes) => (
            <input {...attributes} type="password" autoComplete="new-password" minLength={12} maxLength={128} />
          )}
        </Field>
        <Failure message={message} />
        <button type="submit" className="button self-start">
          Save the password
        </button>
      </form>
    </Sheet>
  )
}

function ResetDonePage() {
  return <Sheet heading="Choose a new password" hint="Your password has been changed. Sign in with the new one." />
}

function Sheet({ heading, hint, children }: { heading: string; hint: string; children?: ReactNode }) {
  return (
    <div className="wrap pt-34 pb-20">
      <div className="print p-6! sm:p-9! max-w-[34rem]">
        <h1 className="title-section">{heading}</h1>
        <p className="mt-3 text-muted">{hint}</p>
        {children}
        <p className="mt-6">
          <a href={paths.login} className="text-link inline-flex items-center min-h-11">
            Sign in
          </a>
        </p>
      </div>
    </div>
  )
}

function Failure({ message }: { message: string | undefined }) {
  return <StaffBanner error={message} />
}
