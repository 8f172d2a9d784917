import { paths } from '../../paths.ts'
import { newPasswordView } from '../auth/account/account-view.tsx'
import { isResetPossible } from '../auth/password/password-reset.ts'
import { TwoFactorForm } from '../auth/second-step/two-factor-form.tsx'
import { SignIn } from '../auth/sign-in/sign-in-page.tsx'
import { accessWords, accountWords } from '../auth/words.ts'
import { metaOf } from '../frame/meta.ts'
import { staffPage } from '../frame/staff-page.tsx'
import { createGuard } from './guard.ts'

/** Guards a page: the sign-in form, or what is missing in its place. Takes an operation or its requirements. */
export const guardPage = createGuard((c, access) => {
  c.status(access.status)
  if (!access.staff) {
    const { pathname, search } = new URL(c.req.url)
    const next = c.req.method === 'GET' ? pathname + search : paths.admin.contactmails
    const signIn = <SignIn next={next} canReset={isResetPossible(c.env)} />
    return c.render(signIn, { meta: metaOf(pathname), isPrivate: true, user: null })
  }
  c.set('staff', access.staff)
  if (access.lacks === 'role') return staffPage(c, accessWords.forbidden, null)
  if (access.lacks === 'new-password') return newPasswordView(c)
  return staffPage(
    c,
    accountWords.twoFactor,
    <div className="max-w-[34rem]">
      <p className="text-muted">{accountWords.twoFactorHint}</p>
      <TwoFactorForm isOn={false} isRequired isMissing hasGrace={false} enrolment={undefined} />
    </div>,
  )
})
