import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Banner } from '../../../ui/form/banner.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { bannerWords } from '../../frame/words.ts'
import { resetWords as words } from '../words.ts'

type Forgot = { email?: string; message?: string; isSent?: boolean; canReset: boolean }

/** Asks for the address to send a link to. */
export function ForgotPage({ email, message, isSent = false, canReset }: Forgot) {
  if (!canReset) return <Sheet heading={words.forgot} hint={words.notSetUp} />
  if (isSent) return <Sheet heading={words.forgot} hint={words.sent} />
  return (
    <Sheet heading={words.forgot} hint={words.forgotHint}>
      <form action={paths.loginForgot} method="post" className="mt-8 flex flex-col gap-5">
        <Field form="forgot" name="email" label={words.email}>
          {(attributes) => (
            <input {...attributes} type="email" autoComplete="username" defaultValue={email} maxLength={254} />
          )}
        </Field>
        <Failure message={message} />
        <button type="submit" className="button self-start">
          {words.send}
        </button>
      </form>
    </Sheet>
  )
}

/** Asks for the new password. The token that the link brings moves into the form. */
export function ResetPage({ token, message }: { token: string; message?: string }) {
  return (
    <Sheet heading={words.reset} hint={words.resetHint}>
      <form action={paths.loginReset} method="post" className="mt-8 flex flex-col gap-5">
        <input type="hidden" name="token" value={token} />
        <Field form="reset" name="newPassword" label={words.newPassword}>
          {(attributes) => (
            <input {...attributes} type="password" autoComplete="new-password" minLength={12} maxLength={128} />
          )}
        </Field>
        <Failure message={message} />
        <button type="submit" className="button self-start">
          {words.save}
        </button>
      </form>
    </Sheet>
  )
}

/** After a reset. */
export function ResetDonePage() {
  return <Sheet heading={words.reset} hint={words.done} />
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
            {words.back}
          </a>
        </p>
      </div>
    </div>
  )
}

function Failure({ message }: { message: string | undefined }) {
  return <Banner notice={message === undefined ? null : { kind: 'error', text: message }} words={bannerWords} />
}
