import { type Context, Hono } from 'hono'
import {
  type Change,
  changePassword,
  confirmTwoFactor,
  type Enrolment,
  startTwoFactor,
  stopTwoFactor,
} from '../../auth/account.ts'
import { fieldsOf } from '../../auth/form.ts'
import { isTwoFactorRequired } from '../../auth/staff.ts'
import { bannerWords } from '../../content/interface.ts'
import { accountWords as words } from '../../content/staff.ts'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import { Banner, type Notice } from '../../ui/banner.tsx'
import { type StaffEnv, staffOnly, staffPage } from './guard.tsx'
import { PasswordForm } from './password-form.tsx'
import { ConfirmForm, SecondStepForm } from './second-step.tsx'

const ownerOnly = staffOnly({ beforeTwoFactor: true })
const { account: accountPath, twoFactor, twoFactorAct } = paths.admin

/** One's own account: password and second step. */
export const account = new Hono<StaffEnv>()
  .get(accountPath, ownerOnly, (c) => {
    const done = c.req.query('done')
    const text = done === 'password' ? words.changed : done === 'confirm' ? words.confirmed : words.stopped
    return page(c, done ? { kind: 'success', text } : null)
  })
  .post(accountPath, ownerOnly, async (c) =>
    finish(c, await changePassword(plain(c), c.get('staff'), await fieldsOf(c)), 'password'),
  )
  .post(twoFactor, ownerOnly, async (c) => {
    const { password } = await fieldsOf(c)
    const started = await startTwoFactor(plain(c), c.get('staff'), password)
    if ('message' in started) return refuse(c, started.message)
    return page(c, null, started)
  })
  .post(twoFactorAct('confirm'), ownerOnly, async (c) =>
    finish(c, await confirmTwoFactor(plain(c), c.get('staff'), await fieldsOf(c)), 'confirm', <ConfirmForm />),
  )
  .post(twoFactorAct('stop'), staffOnly(), async (c) => {
    if (isTwoFactorRequired(plain(c), c.get('staff').role)) return refuse(c, words.isNeeded)
    const { password } = await fieldsOf(c)
    return finish(c, await stopTwoFactor(plain(c), c.get('staff'), password), 'stop')
  })

function finish(c: Context<StaffEnv, string>, change: Change, done: string, again?: React.ReactNode) {
  if (change.done) return c.redirect(`${accountPath}?done=${done}`, 303)
  return refuse(c, change.message, again)
}

function refuse(c: Context<StaffEnv, string>, text: string, again?: React.ReactNode) {
  c.status(400)
  return page(c, { kind: 'error', text }, undefined, again)
}

function page(
  c: Context<StaffEnv, string>,
  notice: Notice | null,
  enrolment?: Enrolment,
  again: React.ReactNode = null,
) {
  const { hasTwoFactor, role, email } = c.get('staff')
  return staffPage(
    c,
    words.heading,
    <>
      <Banner notice={notice} words={bannerWords} />
      <div className="mt-9 columns">
        <section className="lg:col-span-5 lg:col-start-7 lg:order-2" aria-labelledby="second-step">
          <h2 id="second-step" className="title-item">
            {words.twoFactor}
          </h2>
          <p className="mt-2 text-muted">{words.twoFactorHint}</p>
          {again ?? (
            <SecondStepForm
              isOn={hasTwoFactor}
              isRequired={isTwoFactorRequired(plain(c), role)}
              enrolment={enrolment}
            />
          )}
        </section>
        <section className="lg:col-span-5" aria-labelledby="password">
          <h2 id="password" className="title-item">
            {words.password}
          </h2>
          <PasswordForm email={email} />
        </section>
      </div>
    </>,
  )
}

const plain = (c: Context<StaffEnv, string>) => c as unknown as Context<AppEnv>
