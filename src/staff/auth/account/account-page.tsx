import { Hono } from 'hono'
import * as v from 'valibot'
import { readFields } from '../../../http/body.ts'
import { paths } from '../../../paths.ts'
import { idOf } from '../../frame/staff-call.ts'
import { doneOf, guardPage } from '../../frame/staff-page.tsx'
import { passCookies } from '../../guards/auth.ts'
import type { StaffContext, StaffEnv } from '../../guards/session.ts'
import { removePasskey, renamePasskey } from '../passkeys/passkeys.ts'
import { changePassword } from '../password/change-password.ts'
import * as secondStep from '../second-step/second-step.ts'
import { endOtherSessions, endOwnSession } from '../sessions/own-sessions.ts'
import { nextOf } from '../sign-in/sign-in-route.tsx'
import { accountView } from './account-view.tsx'
import { changeOwnMail } from './own-mail.tsx'

const { admin } = paths

const doneTexts = {
  password: 'Your password has been changed, and you have been signed out everywhere else.',
  confirm:
    'Two-step verification is on, and you have been signed out everywhere else. You will be asked for a code when you next sign in.',
  stop: 'Two-step verification has been turned off.',
  passkey: 'Passkey added. You have been signed out everywhere else.',
  'passkey-renamed': 'The passkey has been renamed.',
  'passkey-removed': 'Passkey removed. You have been signed out everywhere else.',
  mail: 'Your email settings have been saved.',
  session: 'That browser has been signed out.',
  sessions: 'You have been signed out everywhere else.',
}

export const accountPages = new Hono<StaffEnv>().get(admin.account, guardPage(changePassword), (c) =>
  accountView(c, doneOf(c, doneTexts)),
)

const changes = [
  [admin.account, changePassword, 'password'],
  [admin.ownMail, changeOwnMail, 'mail'],
  [admin.secondStep, secondStep.startSecondStep, null],
  [admin.secondStepAct('codes'), secondStep.renewCodes, null],
  [admin.secondStepAct('confirm'), secondStep.confirmSecondStep, 'confirm'],
  [admin.secondStepAct('stop'), secondStep.stopSecondStep, 'stop'],
  [admin.sessionEnd(':id'), endOwnSession, 'session'],
  [admin.otherSessionsEnd, endOtherSessions, 'sessions'],
  [admin.passkeyAct(':id', 'rename'), renamePasskey, 'passkey-renamed'],
  [admin.passkeyAct(':id', 'remove'), removePasskey, 'passkey-removed'],
] as const satisfies (readonly [string, unknown, keyof typeof doneTexts | null])[]
for (const [path, change, done] of changes)
  accountPages.post(path, guardPage(change), async (c) => {
    const fields = await readFields(c)
    const result = await change(c, fields, idOf(c))
    if (typeof result === 'string') return refuse(c, result, fields)
    if (result && 'recoveryCodes' in result) return accountView(c, null, result)
    if (result) {
      c.header('Set-Cookie', undefined)
      passCookies(c, result)
    }
    const next = done === 'confirm' && c.req.query('next')
    return c.redirect(next ? nextOf(next) : `${admin.account}?done=${done}`, 303)
  })

function refuse(c: StaffContext, text: string, fields: Record<string, string>) {
  const enrolment = v.safeParse(secondStep.EnrolmentSchema, fields)
  c.status(400)
  const shown = enrolment.success && !secondStep.endsSetup(text) ? enrolment.output : undefined
  return accountView(c, { kind: 'error', text }, shown)
}
