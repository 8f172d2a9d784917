import type { ReactNode } from 'react'
import { Banner, type Notice } from '../../../ui/form/banner.tsx'
import { staffPage } from '../../frame/staff-page.tsx'
import { bannerWords } from '../../frame/words.ts'
import { isTwoFactorRequired } from '../../guards/access.ts'
import type { StaffContext } from '../../guards/staff.ts'
import { PasskeyList } from '../passkeys/passkey-list.tsx'
import { listOwnPasskeys } from '../passkeys/passkeys.ts'
import { PasswordForm } from '../password/password-form.tsx'
import type { Enrolment } from '../second-step/enrolment.ts'
import { TwoFactorForm } from '../second-step/two-factor-form.tsx'
import { deviceName } from '../sessions/device-name.ts'
import { listOwnSessions } from '../sessions/own-sessions.ts'
import { SessionList } from '../sessions/session-list.tsx'
import { passkeyWords, sessionListWords, accountWords as words } from '../words.ts'

/** Answers with the page "My account"; with the password alone where it has to be changed first. */
export const accountView = async (c: StaffContext, notice: Notice | null, enrolment?: Enrolment) => {
  const { hasTwoFactor, mustChangePassword, session, role, email } = c.get('staff')
  const banner = <Banner notice={notice} words={bannerWords} />
  if (mustChangePassword) return newPasswordView(c, banner)
  const passkeys = await listOwnPasskeys(c)
  const isRequired = isTwoFactorRequired(c, role)
  return staffPage(
    c,
    words.heading,
    <>
      {banner}
      <div className="mt-9 columns gap-y-12">
        <div className="lg:col-span-5 lg:col-start-7 lg:order-2 grid content-start gap-12">
          <Section id="two-factor" heading={words.twoFactor}>
            <p className="mt-2 text-muted">{words.twoFactorHint}</p>
            <TwoFactorForm
              isOn={hasTwoFactor}
              isRequired={isRequired}
              isMissing={isRequired && passkeys.length === 0}
              hasGrace={session.secondStep !== null}
              enrolment={enrolment}
            />
          </Section>
          <Section id="passkeys" heading={passkeyWords.heading}>
            <PasskeyList passkeys={passkeys} device={deviceName(c.req.header('User-Agent') ?? null)} />
          </Section>
        </div>
        <div className="lg:col-span-5 grid content-start gap-12">
          <Section id="password" heading={words.password}>
            <PasswordForm email={email} />
          </Section>
          <Section id="sessions" heading={sessionListWords.heading}>
            <SessionList sessions={await listOwnSessions(c)} />
          </Section>
        </div>
      </div>
    </>,
  )
}

/** Answers with the form for a new password, which comes before anything else. */
export const newPasswordView = (c: StaffContext, banner: ReactNode = null) =>
  staffPage(
    c,
    words.newPassword,
    <div className="max-w-[34rem]">
      {banner}
      <p className="text-muted">{words.newPasswordHint}</p>
      <PasswordForm email={c.get('staff').email} />
    </div>,
  )

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="title-item">
        {heading}
      </h2>
      {children}
    </section>
  )
}
