import * as v from 'valibot'
import { type UserInfo, UserInfoSchema } from '../../../browser-state/user-info.ts'
import { insertAudit, recordAttempt } from '../../guards/audit-entry.ts'
import { passCookies, sessionTokenOf } from '../../guards/auth.ts'
import type { StaffContext } from '../../guards/session.ts'
import { claimFirstSignIn, markSession } from '../sessions/own-sessions.ts'
import { resetSignInAttempts } from './attempt-limits.ts'
import { rememberDevice } from './known-device.ts'

export type Refused = { status: 400 | 401 | 403 | 429 | 503; message: string; retryAfter?: number }
export type SignInResult = { status: 200; user: UserInfo } | { status: 202 } | Refused

export const notSetUp: Refused = {
  status: 503,
  message: 'Sign-in is not set up on this server: BETTER_AUTH_SECRET is missing.',
}

export const SignedInSchema = v.object({ user: UserInfoSchema })

/** Completes a sign-in. The account's first one needs no second step. */
export const acceptSignIn = async (
  c: StaffContext,
  response: Response,
  secondStep: 'passkey' | null = null,
): Promise<SignInResult> => {
  const { user } = v.parse(SignedInSchema, await response.json())
  const isFirst = await claimFirstSignIn(c.env.DB, user.email)
  passCookies(c, response)
  await markSession(c.env.DB, sessionTokenOf(response), secondStep ?? (isFirst ? 'grace' : null))
  await resetSignInAttempts(c, user.email)
  await rememberDevice(c, user.email)
  await insertAudit(c.env.DB, { actor: user.email, action: 'signed-in' })
  return { status: 200, user }
}

export const limitSignIn = async (c: StaffContext, actor: string, retryAfter: number): Promise<Refused> => {
  await recordAttempt(c, actor, 'sign-in-limited')
  return tooMany(retryAfter)
}

export const tooMany = (retryAfter: number): Refused => {
  const minutes = Math.ceil(retryAfter / 60)
  const message = `Too many attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`
  return { status: 429, retryAfter, message }
}
