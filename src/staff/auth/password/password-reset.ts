import * as v from 'valibot'
import { type Bindings, notificationAddresses, staffVariables } from '../../../env.ts'
import { inBackground } from '../../../http/background.ts'
import { causeOf, log } from '../../../log.ts'
import { paths } from '../../../paths.ts'
import { insertAudit } from '../../guards/audit-entry.ts'
import { authOf } from '../../guards/auth.ts'
import type { StaffContext } from '../../guards/staff.ts'
import { PasswordResetSchema, ResetRequestSchema } from '../account/account-schema.ts'
import { countResetOfAccount, countResetRequest, waitMessage } from '../sign-in/attempt-limits.ts'
import { resetWords } from '../words.ts'
import { newPasswordProblem } from './password.ts'
import { sendResetMail } from './reset-mail.ts'
import * as queries from './reset-queries.ts'
import { newResetToken, tokenHash } from './reset-token.ts'

export type ResetOutcome = { status: 200 } | { status: 400 | 429 | 503; message: string; retryAfter?: number }

const notSetUp: ResetOutcome = { status: 503, message: resetWords.notSetUp }

/** Whether links to choose a new password can be sent. */
export const isResetPossible = (env: Bindings): boolean =>
  Boolean(env.MAILER && notificationAddresses(env) && staffVariables(env).BETTER_AUTH_SECRET)

/** Sends a link to choose a new password. The outcome, and the time it takes, is the same for unknown addresses. */
export const requestReset = async (c: StaffContext, input: unknown): Promise<ResetOutcome> => {
  if (!isResetPossible(c.env)) return notSetUp
  const parsed = v.safeParse(ResetRequestSchema, input)
  if (!parsed.success) return { status: 400, message: parsed.issues[0].message }
  const retryAfter = await countResetRequest(c)
  if (retryAfter !== null) return { status: 429, retryAfter, message: waitMessage(retryAfter) }
  await inBackground(c, sendLink(c, parsed.output.email))
  return { status: 200 }
}

/** Sets the password of the link's account and ends its sessions. A link works once. Two-factor stays as it is. */
export const resetPassword = async (c: StaffContext, input: unknown): Promise<ResetOutcome> => {
  const auth = await authOf(c)
  if (!auth) return notSetUp
  const parsed = v.safeParse(PasswordResetSchema, input)
  if (!parsed.success) return { status: 400, message: parsed.issues[0].message }
  const { token, newPassword } = parsed.output
  const hash = await tokenHash(token)
  const user = await queries.findUserOfReset(c.env.DB, hash)
  if (!user) return { status: 400, message: resetWords.expired }
  const problem = await newPasswordProblem(newPassword, [user.name, user.email, new URL(c.req.url).hostname])
  if (problem) return { status: 400, message: problem }
  if (!(await queries.claimReset(c.env.DB, hash))) return { status: 400, message: resetWords.expired }
  const { password } = await auth.$context
  await queries.setPassword(c.env.DB, user, await password.hash(newPassword))
  return { status: 200 }
}

async function sendLink(c: StaffContext, email: string) {
  try {
    const user = await queries.findUserToReset(c.env.DB, email)
    if (!user || (await countResetOfAccount(c, email)) !== null) return
    const { token, hash } = await newResetToken()
    await queries.insertReset(c.env.DB, user.id, hash)
    const url = `${new URL(c.req.url).origin}${paths.loginReset}?${new URLSearchParams({ token })}`
    await sendResetMail(c.env, user, url)
    await insertAudit(c.env.DB, { actor: email, action: 'password-reset-requested' })
  } catch (error) {
    log('password-reset-not-sent', { cause: causeOf(error) })
  }
}
