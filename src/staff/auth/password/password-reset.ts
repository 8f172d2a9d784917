import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { selectOne, sql } from '../../../database/sql.ts'
import { timeouts, withTimeout } from '../../../database/timeouts.ts'
import { type Bindings, notificationAddresses, staffVariables } from '../../../env.ts'
import { inBackground } from '../../../http/background.ts'
import { causeOf, log } from '../../../log.ts'
import { paths } from '../../../paths.ts'
import { auditInsertion, insertAudit } from '../../guards/audit-entry.ts'
import { authOf } from '../../guards/auth.ts'
import type { StaffContext } from '../../guards/staff.ts'
import { PasswordResetSchema, ResetRequestSchema } from '../credentials/account-schema.ts'
import { secondsToWait, waitMessage } from '../credentials/attempt-limits.ts'
import type { Refused } from '../credentials/sign-in-result.ts'
import { deleteChallenges } from '../second-step/claim-code.ts'
import { newPasswordProblem, samePassword } from './password.ts'

export type ResetResult = { status: 200 } | Refused

const notSetUp: ResetResult = {
  status: 503,
  message: 'This server cannot send links. Ask an admin for a new password.',
}
const expired: ResetResult = { status: 400, message: 'This link has been used or is too old. Ask for a new one.' }

const minutes = 30

export const isResetPossible = (env: Bindings): boolean =>
  Boolean(env.MAILER && notificationAddresses(env) && staffVariables(env).BETTER_AUTH_SECRET)

/** Sends a password reset link. Result and timing are the same for unknown addresses. */
export const requestReset = async (c: StaffContext, input: unknown): Promise<ResetResult> => {
  if (!isResetPossible(c.env)) return notSetUp
  const parsed = v.safeParse(ResetRequestSchema, input)
  if (!parsed.success) return { status: 400, message: parsed.issues[0].message }
  const retryAfter = await secondsToWait(c, 'resets')
  if (retryAfter !== null) return limited(retryAfter)
  await inBackground(c, sendLink(c, parsed.output.email))
  return { status: 200 }
}

export const resetPassword = async (c: StaffContext, input: unknown): Promise<ResetResult> => {
  const auth = await authOf(c)
  if (!auth) return notSetUp
  const parsed = v.safeParse(PasswordResetSchema, input)
  if (!parsed.success) return { status: 400, message: parsed.issues[0].message }
  const { token, newPassword } = parsed.output
  const { internalAdapter, password } = await auth.$context
  const link = await internalAdapter.findVerificationValue(identifierOf(token))
  const user = link && link.expiresAt > new Date() && (await findUser(c.env.DB, link.value))
  if (!user) return expired
  const problem = await newPasswordProblem(newPassword, [user.name, user.email, new URL(c.req.url).hostname])
  if (problem) return { status: 400, message: problem }
  // Limits guesses at the current password by the holder of a link.
  const retryAfter = await secondsToWait(c, 'owner', user.email)
  if (retryAfter !== null) return limited(retryAfter)
  const current = (await internalAdapter.findCredentialAccount(user.id))?.password
  if (current && (await password.verify({ hash: current, password: newPassword })))
    return { status: 400, message: samePassword }
  const response = await auth.api.resetPassword({ body: { token, newPassword }, asResponse: true })
  if (!response.ok) return expired
  await deleteChallenges(c.env.DB, user.id)
  await c.env.DB.batch([
    sql(c.env.DB)`UPDATE user SET passwordGivenAt = NULL WHERE id = ${user.id}`,
    auditInsertion(c.env.DB, { actor: user.email, action: 'password-reset' }),
  ])
  return { status: 200 }
}

async function sendLink(c: StaffContext, email: string) {
  try {
    const auth = await authOf(c)
    const user = await findUser(c.env.DB, email)
    if (!auth || !user || (await secondsToWait(c, 'reset', email)) !== null) return
    const token = `${crypto.randomUUID()}${crypto.randomUUID()}`
    const { internalAdapter } = await auth.$context
    await internalAdapter.createVerificationValue({
      identifier: identifierOf(token),
      value: user.id,
      expiresAt: new Date(Date.now() + minutes * 60_000),
    })
    await sendMail(c.env, user, `${new URL(c.req.url).origin}${paths.loginReset}?${new URLSearchParams({ token })}`)
    await insertAudit(c.env.DB, { actor: email, action: 'password-reset-requested' })
  } catch (error) {
    log('password-reset-not-sent', { cause: causeOf(error) })
  }
}

/** @throws if the mail is not accepted in time */
async function sendMail(env: Bindings, { email, name }: UserToReset, url: string) {
  const addresses = notificationAddresses(env)
  if (!env.MAILER || !addresses) throw new Error('there is no mail binding')
  const text = `Hello ${name},

Somebody asked for a new password for your account on the Forager website. If it was you, open this link within ${minutes} minutes:

${url}

The link works once. If it was not you, ignore this mail: your password stays as it is.
`
  const from = { email: addresses.from, name: 'Forager website' }
  await withTimeout(env.MAILER.send({ to: email, from, subject: 'Choose a new password', text }), timeouts.mailer)
}

const UserToResetSchema = v.object({ id: v.string(), name: v.string(), email: v.string() })
type UserToReset = v.InferOutput<typeof UserToResetSchema>

const findUser = (db: D1Database, addressOrId: string) => selectOne(db, UserToResetSchema)`
  SELECT id, name, email FROM user WHERE (email = ${addressOrId} OR id = ${addressOrId}) AND banned IS NOT 1`

const identifierOf = (token: string) => `reset-password:${token}`

const limited = (retryAfter: number): ResetResult => ({ status: 429, retryAfter, message: waitMessage(retryAfter) })
