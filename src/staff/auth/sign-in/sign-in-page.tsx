import { paths } from '../../../paths.ts'
import { Island } from '../../../site/rendering/island.tsx'
import { Banner } from '../../../ui/form/banner.tsx'
import { Plate } from '../../../ui/picture/plate.tsx'
import { Outside, Strong } from '../../../ui/text/outside.tsx'
import { StaffForm } from '../../frame/staff-form.tsx'
import { CodeField, EmailField, PasswordField } from '../../frame/text-field.tsx'
import { PasskeySignIn } from '../passkeys/passkey-sign-in.island.tsx'

export const signInTitle = 'Staff sign-in'

const refusedId = 'refused'

export const refusedBy = (message: string | undefined) =>
  message === undefined ? {} : { describedBy: refusedId, 'aria-invalid': true, autoFocus: true }

export const RefusedBanner = ({ message }: { message: string | undefined }) => (
  <div className="-mt-5 [&_.banner]:mt-5">
    <Banner error={message} said={{ id: refusedId }} />
  </div>
)

export type SignInProps = {
  next: string
  canReset: boolean
  refused?: { email: string; message: string } | undefined
  hasEnded?: boolean
  signedIn?: string | undefined
}

export function SignIn({ next, canReset, refused, hasEnded, signedIn }: SignInProps) {
  return (
    <div className="wrap pt-[clamp(7rem,4rem+8vw,11rem)] pb-20 columns">
      <Plate
        of="plates/lighthouse-station"
        decorative
        className="print max-lg:hidden lg:order-last lg:col-span-6 lg:col-start-7 flex flex-col"
        imageClassName="w-full flex-1 min-h-0 object-cover object-[75%_50%]"
      />
      <div className="print p-6! sm:p-9! max-w-[34rem] lg:col-span-6">
        <h1 className="title-section">{signInTitle}</h1>
        <p className="mt-3 text-muted text-balance">
          {hasEnded
            ? 'You have been signed out. Whatever you were writing is kept.'
            : 'For people who work at Forager. If you need an account, ask an admin.'}
        </p>
        {signedIn && (
          <p className="mt-3">
            <Strong text={signedIn} /> is signed in here now. Nothing was sent or changed in that name.{' '}
            <a href={next} className="text-link">
              Go on as <Outside text={signedIn} />
            </a>
          </p>
        )}
        <SignInForm next={next} {...refused} />
        <Island name="passkey-sign-in" component={PasskeySignIn} when="load" props={{ next }} />
        {canReset && (
          <p className="mt-5">
            <a href={paths.loginForgot} className="text-link inline-flex items-center min-h-11">
              Forgot your password?
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

export const SignInForm = ({ next, email, message }: { next?: string; email?: string; message?: string }) => (
  <StaffForm action={paths.login} submit="Sign in" className="mt-8" strong>
    <input type="hidden" name="next" value={next} />
    <EmailField form="sign-in" autoComplete="username webauthn" defaultValue={email} />
    <PasswordField form="sign-in" label="Password" autoFocus={email !== undefined} {...refusedBy(message)} />
    <RefusedBanner message={message} />
  </StaffForm>
)

export const codeSheet = (next: string) => ({
  heading: 'Two-step verification',
  hint: 'Enter the six digits that your authenticator app shows for Forager, or one of your recovery codes.',
  back: { text: 'Start again', href: `${paths.login}?${new URLSearchParams({ next })}` },
  form: (message?: string) => (
    <StaffForm action={paths.loginCode} submit="Sign in" className="mt-8" strong>
      <input type="hidden" name="next" value={next} />
      <CodeField form="code" label="Code" autoFocus {...refusedBy(message)} />
      <RefusedBanner message={message} />
    </StaffForm>
  ),
})
