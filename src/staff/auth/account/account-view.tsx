import { isMailing } from '../../../contactmails/notifications/notice.ts'
import { paths } from '../../../paths.ts'
import type { BannerContent } from '../../../ui/form/banner.tsx'
import { Section, StaffForm } from '../../frame/staff-form.tsx'
import { staffPage } from '../../frame/staff-page.tsx'
import { PasswordField } from '../../frame/text-field.tsx'
import { isSecondStepRequired } from '../../guards/permissions.ts'
import type { StaffContext } from '../../guards/session.ts'
import { PasskeyList } from '../passkeys/passkey-list.tsx'
import { listOwnPasskeys } from '../passkeys/passkeys.ts'
import { countCodes, type NewCodes } from '../second-step/second-step.ts'
import { SecondStepForm } from '../second-step/second-step-form.tsx'
import { deviceName } from '../sessions/device-name.ts'
import { listOwnSessions } from '../sessions/own-sessions.ts'
import { SessionList } from '../sessions/session-list.tsx'
import { OwnMailForm, readOwnMail } from './own-mail.tsx'

export const accountView = async (c: StaffContext, banner: BannerContent | null, newCodes?: NewCodes) => {
  const { hasAuthenticator, session, role, email } = c.get('staff')
  const passkeys = await listOwnPasskeys(c)
  const own = await readOwnMail(c.env.DB, c.get('staff').id)
  const isRequired = isSecondStepRequired(c, role)
  const next = c.req.query('next')
  return staffPage(
    c,
    'My account',
    <div className="mt-9 columns gap-y-12">
      <div className="lg:col-span-5 grid content-start gap-12">
        <Section id="second-step" heading="Two-step verification">
          <p className="mt-2 text-muted">
            With an authenticator app on your phone, nobody can sign in with your password alone.
          </p>
          <SecondStepForm
            codesLeft={hasAuthenticator ? await countCodes(c) : null}
            isRequired={isRequired}
            isMissing={isRequired && passkeys.length === 0}
            hasGrace={session.secondStep !== null}
            newCodes={newCodes}
            search={next ? `?${new URLSearchParams({ next })}` : ''}
          />
        </Section>
        <Section id="passkeys" heading="Passkeys">
          <PasskeyList passkeys={passkeys} device={deviceName(c.req.header('User-Agent'))} />
        </Section>
      </div>
      <div className="lg:col-span-5 lg:col-start-7 grid content-start gap-12">
        <Section id="password" heading="Change password">
          <PasswordForm email={email} />
        </Section>
        <Section id="own-mail" heading="Email">
          <OwnMailForm own={own} hasNotices={isMailing(c.env)} />
        </Section>
        <Section id="sessions" heading="Where you are signed in">
          <SessionList sessions={await listOwnSessions(c)} />
        </Section>
      </div>
    </div>,
    { banner },
  )
}

/** Password managers need the hidden address. */
function PasswordForm({ email }: { email: string }) {
  return (
    <StaffForm action={paths.admin.account} submit="Change password" className="mt-2" strong>
      <p className="text-muted">
        At least 12 characters of any kind. Four unrelated words work well. You will be signed out everywhere else.
      </p>
      <input type="hidden" autoComplete="username" name="username" value={email} />
      <PasswordField form="account" name="currentPassword" />
      <PasswordField form="account" name="newPassword" label="New password" isNew />
    </StaffForm>
  )
}
