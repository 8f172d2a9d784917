import * as v from 'valibot'
import { recordAttempt, unknownAccount } from '../../guards/audit-entry.ts'
import { authCall, authOf, cookieValue, passCookies } from '../../guards/auth.ts'
import type { StaffContext } from '../../guards/session.ts'
import { countSignInAttempt, secondsToWait } from '../credentials/attempt-limits.ts'
import { acceptSignIn, limitSignIn, notSetUp, type SignInResult } from '../credentials/sign-in-result.ts'
import { PasskeyUseSchema } from './passkey-schema.ts'

const refused = 'This passkey cannot sign you in here. Use your password.'

export const passkeyOptions = async (c: StaffContext): Promise<{ options: object } | SignInResult> => {
  const auth = await authOf(c)
  if (!auth) return notSetUp
  const { internalAdapter } = await auth.$context
  // Replacing the page's own challenge adds no row, so it is not limited.
  const replaced = await internalAdapter.consumeVerificationValue(cookieValue(c, 'passkey'))
  const retryAfter = replaced ? null : await secondsToWait(c, 'passkeys')
  if (retryAfter !== null) return limitSignIn(c, unknownAccount, retryAfter)
  // No headers: the options must not depend on an earlier session.
  const response = await auth.api.generatePasskeyAuthenticationOptions({ headers: new Headers(), asResponse: true })
  passCookies(c, response)
  const options = v.parse(v.looseObject({}), await response.json())
  return { options: { ...options, userVerification: 'required' } }
}

export const signInWithPasskey = async (c: StaffContext, input: unknown): Promise<SignInResult> => {
  const auth = await authOf(c)
  if (!auth) return notSetUp
  const parsed = v.safeParse(PasskeyUseSchema, input)
  if (!parsed.success) return { status: 400, message: refused }
  const retryAfter = await countSignInAttempt(c, null)
  if (retryAfter !== null) return limitSignIn(c, unknownAccount, retryAfter)

  const response = await authCall(c, auth.api.verifyPasskeyAuthentication, parsed.output)
  if (!response.ok) {
    await recordAttempt(c, unknownAccount, 'sign-in-failed', 'unknown passkey')
    return { status: 401, message: refused }
  }
  if (cookieValue(c, 'session_token')) await auth.api.signOut({ headers: c.req.raw.headers }).catch(() => {})
  return acceptSignIn(c, response, 'passkey')
}
