import * as v from 'valibot'
import { recordAttempt, unknownAccount } from '../../guards/audit-entry.ts'
import { type Auth, authCall, authOf, cookieValue, passCookies } from '../../guards/auth.ts'
import type { StaffContext } from '../../guards/session.ts'
import { CodeSchema, isRecoveryCode } from '../credentials/account-schema.ts'
import { countSignInAttempt } from '../credentials/attempt-limits.ts'
import { wrongCode } from '../credentials/own-account.ts'
import { acceptSignIn, limitSignIn, notSetUp, type SignInResult } from '../credentials/sign-in-result.ts'
import { type Challenge, claimCode, findChallenge } from './claim-code.ts'

const ended = 'This sign-in has taken too long, or there were too many wrong codes. Start again.'

export const signInWithCode = async (c: StaffContext, input: unknown): Promise<SignInResult> => {
  const auth = await authOf(c)
  if (!auth) return notSetUp
  const parsed = v.safeParse(CodeSchema, input)
  if (!parsed.success) return { status: 400, message: parsed.issues[0].message }

  const challenge = await challengeOf(c)
  const actor = challenge?.email ?? unknownAccount
  const retryAfter = (await countSignInAttempt(c, challenge?.email ?? null, 'code')) ?? lockedFor(challenge)
  if (retryAfter !== null) return limitSignIn(c, actor, retryAfter)

  const response = await verify(c, auth, challenge, parsed.output.code)
  if (!response.ok) {
    passCookies(c, response)
    await recordAttempt(c, actor, 'sign-in-failed', 'wrong code')
    const left = await challengeOf(c)
    const locked = lockedFor(left)
    return locked === null ? { status: 401, message: left ? wrongCode : ended } : limitSignIn(c, actor, locked)
  }
  return acceptSignIn(c, response)
}

async function verify(c: StaffContext, auth: Auth, challenge: Challenge | null, code: string) {
  const headers = withoutSession(c)
  if (isRecoveryCode(code)) return authCall(c, auth.api.verifyBackupCode, { code }, headers)
  const claimed = challenge ? await claimCode(auth, c.env.DB, challenge.userId, code) : code
  return authCall(c, auth.api.verifyTOTP, { code: claimed }, headers)
}

const challengeOf = (c: StaffContext) => findChallenge(c.env.DB, cookieValue(c, 'two_factor'))

function lockedFor(challenge: Challenge | null) {
  const seconds = Math.ceil((Date.parse(challenge?.lockedUntil ?? '') - Date.now()) / 1000)
  return seconds > 0 ? seconds : null
}

/** With a session cookie, better-auth would check the code against that session's user. */
function withoutSession(c: StaffContext) {
  const headers = new Headers(c.req.raw.headers)
  const cookies = (headers.get('Cookie') ?? '').split(';').filter((pair) => !pair.includes('.session_token='))
  headers.set('Cookie', cookies.join(';'))
  return headers
}
