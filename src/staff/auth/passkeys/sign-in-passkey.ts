import * as v from 'valibot'
import { UserInfoSchema } from '../../../browser-state/user-info.ts'
import { authOf, cookieValue, hasCookie, passCookies, sessionTokenOf } from '../../guards/auth.ts'
import { recordAttempt, unknownAccount } from '../../guards/record.ts'
import type { StaffContext } from '../../guards/staff.ts'
import { deleteExpiredSessions } from '../sessions/session-queries.ts'
import { countPasskeyRequest, countSignInAttempt } from '../sign-in/attempt-limits.ts'
import { acceptSignIn, limitSignIn, notSetUp, type SignInResult } from '../sign-in/sign-in-result.ts'
import { PasskeyUseSchema } from './passkey-schema.ts'

const refused = 'This passkey does not sign in here. Sign in with your password.'

/** What the browser needs to ask for a passkey of this site. */
export const passkeyOptions = async (c: StaffContext): Promise<{ options: unknown } | SignInResult> => {
  const auth = await authOf(c)
  if (!auth) return notSetUp
  const { internalAdapter } = await auth.$context
  // A page that asks again replaces its own challenge; any other adds a row.
  const replaced = await internalAdapter.consumeVerificationValue(cookieValue(c, 'passkey') ?? '')
  const retryAfter = replaced ? null : await countPasskeyRequest(c)
  if (retryAfter !== null) return limitSignIn(c, unknownAccount, retryAfter)
  await deleteExpiredSessions(c.env.DB)
  // Without the session's cookie: the options must not depend on it.
  const answer = await auth.api.generatePasskeyAuthenticationOptions({ headers: new Headers(), asResponse: true })
  passCookies(c, answer)
  const options = v.parse(v.looseObject({}), await answer.json())
  return { options: { ...options, userVerification: 'required' } }
}

/** Signs in with a passkey, which stands for the second step, too. */
export const signInWithPasskey = async (c: StaffContext, input: unknown): Promise<SignInResult> => {
  const auth = await authOf(c)
  if (!auth) return notSetUp
  const parsed = v.safeParse(PasskeyUseSchema, input)
  if (!parsed.success) return { status: 400, message: refused }
  const retryAfter = await countSignInAttempt(c, null)
  if (retryAfter !== null) return limitSignIn(c, unknownAccount, retryAfter)

  const { headers } = c.req.raw
  const answer = await auth.api.verifyPasskeyAuthentication({ body: parsed.output, headers, asResponse: true })
  if (!answer.ok) {
    await recordAttempt(c, unknownAccount, 'sign-in-failed', 'passkey')
    return { status: 401, message: refused }
  }
  if (hasCookie(c, 'session_token')) await auth.api.signOut({ headers }).catch(() => {})
  const { user } = v.parse(v.object({ user: UserInfoSchema }), await answer.json())
  passCookies(c, answer)
  return acceptSignIn(c, user, sessionTokenOf(answer), 'passkey')
}
