import { Hono } from 'hono'
import * as v from 'valibot'
import { readFields } from '../../../http/body.ts'
import { paths } from '../../../paths.ts'
import type { BannerContent } from '../../../ui/form/banner.tsx'
import { guardPage } from '../../frame/guard-page.ts'
import { AccountAfterSchema, PathIdSchema } from '../../frame/staff-query.ts'
import type { StaffContext, StaffEnv } from '../../guards/staff.ts'
import { removePasskey, renamePasskey } from '../passkeys/passkeys.ts'
import { changePassword } from '../password/change-password.ts'
import {
  confirmSecondStep,
  PostedEnrolmentSchema,
  startSecondStep,
  stopSecondStep,
} from '../second-step/second-step.ts'
import { endOtherSessions, endOwnSession } from '../sessions/own-sessions.ts'
import { accountView } from './account-view.tsx'
import type { AccountChange } from './own-account.ts'

const { account: accountPath, otherSessionsEnd, passkeyAct, sessionEnd, secondStep, secondStepAct } = paths.admin

export const accountPages = new Hono<StaffEnv>()
  .get(accountPath, guardPage(changePassword), (c) => {
    const { done } = v.parse(AccountAfterSchema, c.req.query())
    return accountView(c, done ? { kind: 'success', text: doneTexts[done] } : null)
  })
  .post(accountPath, guardPage(changePassword), async (c) =>
    finish(c, await changePassword(c, await readFields(c)), 'password'),
  )
  .post(secondStep, guardPage(startSecondStep), async (c) => {
    const started = await startSecondStep(c, await readFields(c))
    if ('message' in started) return refuse(c, started.message)
    return accountView(c, null, started)
  })
  .post(secondStepAct('confirm'), guardPage(confirmSecondStep), async (c) => {
    const fields = await readFields(c)
    const change = await confirmSecondStep(c, fields)
    if (change.done) return finish(c, change, 'confirm')
    const posted = v.safeParse(PostedEnrolmentSchema, fields)
    c.status(400)
    return accountView(c, errorOf(change.message), posted.success ? posted.output : undefined)
  })
  .post(secondStepAct('stop'), guardPage(stopSecondStep), async (c) =>
    finish(c, await stopSecondStep(c, await readFields(c)), 'stop'),
  )
  .post(sessionEnd(':id'), guardPage(endOwnSession), async (c) => {
    await endOwnSession(c, v.parse(PathIdSchema, c.req.param('id')))
    return c.redirect(`${accountPath}?done=session`, 303)
  })
  .post(passkeyAct(':id', 'rename'), guardPage(renamePasskey), async (c) => {
    const id = v.parse(PathIdSchema, c.req.param('id'))
    return finish(c, await renamePasskey(c, id, await readFields(c)), 'passkey-renamed')
  })
  .post(passkeyAct(':id', 'remove'), guardPage(removePasskey), async (c) => {
    const id = v.parse(PathIdSchema, c.req.param('id'))
    return finish(c, await removePasskey(c, id, await readFields(c)), 'passkey-removed')
  })
  .post(otherSessionsEnd, guardPage(endOtherSessions), async (c) => {
    await endOtherSessions(c)
    return c.redirect(`${accountPath}?done=sessions`, 303)
  })

const doneTexts = {
  password: 'Your password has been changed, and you have been signed out everywhere else.',
  confirm:
    'Two-step verification is on, and you have been signed out everywhere else. You will be asked for a code when you next sign in.',
  stop: 'Two-step verification has been turned off.',
  passkey: 'Passkey added. You have been signed out everywhere else.',
  'passkey-renamed': 'The passkey has its new name.',
  'passkey-removed': 'Passkey removed. You have been signed out everywhere else.',
  session: 'That browser has been signed out.',
  sessions: 'You have been signed out everywhere else.',
}

function finish(c: StaffContext, change: AccountChange, done: keyof typeof doneTexts) {
  return change.done ? c.redirect(`${accountPath}?done=${done}`, 303) : refuse(c, change.message)
}

function refuse(c: StaffContext, text: string) {
  c.status(400)
  return accountView(c, errorOf(text))
}

function errorOf(text: string): BannerContent {
  return { kind: 'error', text }
}
