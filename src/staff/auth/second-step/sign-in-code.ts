import * as v from 'valibot'
import { recordAttempt, unknownAccount } from '../../guards/audit-entry.ts'
import { type Auth, authOf, cookieValue, orFailure, passCookies } from '../../guards/auth.ts'
import type { StaffContext } from '../../guards/session.ts'
import { CodeSchema, isRecoveryCode } from '../credentials/account-schema.ts'
import { countSignInAttempt } from '../credentials/attempt-limits.ts'
import { wrongCode } from '../credentials/own-account.ts'
import { acceptSignIn, limitSignIn, notSetUp, type SignInResult } from '../credentials/sign-in-result.ts'
import { type Challenge, claimCode, findChallenge, findRecoveryCode } from './claim-code.ts'

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

  const response = await orFailure(c, verify(c, auth, challenge, parsed.output.code))
  if (!response.ok) {
    const left = await challengeOf(c)
    passCookies(c, response)
    await recordAttempt(c, actor, 'sign-in-failed', 'wrong code')
    const locked = lockedFor(left)
    return locked === null ? { status: 401, message: left ? wrongCode : ended } : limitSignIn(c, actor, locked)
  }
  return acceptSignIn(c, response)
}

async function verify(c: StaffContext, auth: Auth, challenge: Challenge | null, code: string) {
  const options = { headers: withoutSession(c), asResponse: true } as const
  const find = isRecoveryCode(code) ? findRecoveryCode : claimCode
  const body = { code: challenge ? await find(auth, c.env.DB, challenge.userId, code) : code }
  return isRecoveryCode(code)
    ? auth.api.verifyBackupCode({ body, ...options })
    : auth.api.verifyTOTP({ body, ...options })
}

async function challengeOf(c: StaffContext) {
  const identifier = cookieValue(c, 'two_factor')
  return identifier ? findChallenge(c.env.DB, identifier) : null
}

function lockedFor(challenge: Challenge | null) {
  const seconds = Math.ceil((Date.parse(challenge?.lockedUntil ?? '') - Date.now()) / 1000)
  return seconds > 0 ? seconds : null
}

/** With a session cookie, better-auth would check the code against that session's user. */
function withoutSession(c: StaffContext) {
  const headers = new Headers(c.req.raw.headers)
  const cookies = (headers.get('Cookie') ?? '').split(/;\s*/).filter((pair) => !pair.includes('.session_token='))
  headers.set('Cookie', cookies.join('; '))
  return headers
}
