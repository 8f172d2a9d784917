import * as v from 'valibot'
import { type Bindings, notificationAddresses, staffVariables } from '../../../env.ts'
import { inBackground } from '../../../http/background.ts'
import { causeOf, log } from '../../../log.ts'
import { insertAudit } from '../../guards/audit-entry.ts'
import { authOf } from '../../guards/auth.ts'
import type { StaffContext } from '../../guards/session.ts'
import { ResetRequestSchema } from '../credentials/account-schema.ts'
import { secondsToWait } from '../credentials/attempt-limits.ts'
import { notSetUp, type Refused, tooMany } from '../credentials/sign-in-result.ts'
import { deleteChallenges } from '../second-step/claim-code.ts'
import { newPasswordProblem, samePassword } from './change-password.ts'
import { findEnabled, type LinkOwner, mailLink, newLink, resetLinkMinutes } from './password-link.ts'

type ResetResult = { status: 200 } | Refused

export const noLinks: Refused = {
  status: 503,
  message: 'This server cannot send links. Ask an admin for a new password.',
}
export const expired: Refused = {
  status: 400,
  message:
    'It has been used or is too old. Sign in, if you have chosen a password with it. Otherwise ask whoever sent it for a new one.',
}

export const isResetPossible = (env: Bindings): boolean =>
  Boolean(env.MAILER && notificationAddresses(env) && staffVariables(env).BETTER_AUTH_SECRET)

/** Sends a password reset link. Result and timing are the same for unknown addresses. */
export const requestReset = async (c: StaffContext, input: unknown): Promise<ResetResult> => {
  if (!isResetPossible(c.env)) return noLinks
  const parsed = v.safeParse(ResetRequestSchema, input)
  if (!parsed.success) return { status: 400, message: parsed.issues[0].message }
  const retryAfter = await secondsToWait(c, 'resets')
  if (retryAfter !== null) return tooMany(retryAfter)
  await inBackground(c, sendLink(c, parsed.output.email))
  return { status: 200 }
}

export const resetPassword = async (
  c: StaffContext,
  user: LinkOwner,
  token: string,
  newPassword: string,
): Promise<ResetResult> => {
  const auth = await authOf(c)
  if (!auth) return notSetUp
  const { internalAdapter, password } = await auth.$context
  const problem = await newPasswordProblem(newPassword, [user.name, user.email, new URL(c.req.url).hostname])
  if (problem) return { status: 400, message: problem }
  // Limits guesses at the current password by the holder of a link.
  const retryAfter = await secondsToWait(c, 'owner', user.email)
  if (retryAfter !== null) return tooMany(retryAfter)
  const current = (await internalAdapter.findCredentialAccount(user.id))?.password
  if (current && (await password.verify({ hash: current, password: newPassword })))
    return { status: 400, message: samePassword }
  const response = await auth.api.resetPassword({ body: { token, newPassword }, asResponse: true })
  if (!response.ok) return expired
  await deleteChallenges(c.env.DB, user.id)
  await insertAudit(c.env.DB, { actor: user.email, action: 'password-reset' })
  return { status: 200 }
}

async function sendLink(c: StaffContext, email: string) {
  try {
    const user = await findEnabled(c.env.DB, email)
    if (!user || (await secondsToWait(c, 'reset', email)) !== null) return
    const { url, insertion } = await newLink(c.env.DB, new URL(c.req.url).origin, user.id, resetLinkMinutes)
    await insertion.run()
    const isSent = await mailLink(c.env, email, 'Choose a new password', textOf(user, url))
    if (isSent) await insertAudit(c.env.DB, { actor: email, action: 'password-reset-requested' })
  } catch (error) {
    log('password-reset-not-sent', { cause: causeOf(error) })
  }
}

const textOf = ({ name }: LinkOwner, url: string) => `Hello ${name},

Somebody asked for a new password for your account on the Forager website. If it was you, open this link within ${resetLinkMinutes} minutes:

${url}

The link works once. If it was not you, ignore this email: your password stays as it is.
`
