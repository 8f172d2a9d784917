import * as v from 'valibot'
import { UserInfoSchema } from '../../../browser-state/user-info.ts'
import { insertAudit } from '../../guards/audit-entry.ts'
import { authOf, hasCookie, passCookies, sessionTokenOf } from '../../guards/auth.ts'
import type { StaffContext } from '../../guards/staff.ts'
import { countPasskeyRequest, countSignInAttempt } from '../sign-in/attempt-limits.ts'
import { acceptSignIn, limitSignIn, notSetUp, type SignInOutcome, unknownAccount } from '../sign-in/sign-in-outcome.ts'
import { passkeyWords as words } from '../words.ts'
import { PasskeyUseSchema } from './passkey-schema.ts'

/** What the browser needs to ask for a passkey of this site. */
export const passkeyOptions = async (c: StaffContext): Promise<{ options: unknown } | SignInOutcome> => {
  const auth = await authOf(c)
  if (!auth) return notSetUp
  const retryAfter = await countPasskeyRequest(c)
  if (retryAfter !== null) return limitSignIn(c, unknownAccount, retryAfter)
  // Without the session's cookie: the options must not depend on it.
  const answer = await auth.api.generatePasskeyAuthenticationOptions({ headers: new Headers(), asResponse: true })
  passCookies(c, answer)
  const options = v.parse(v.looseObject({}), await answer.json())
  return { options: { ...options, userVerification: 'required' } }
}

/** Signs in with a passkey, which stands for the second step, too. */
export const signInWithPasskey = async (c: StaffContext, input: unknown): Promise<SignInOutcome> => {
  const auth = await authOf(c)
  if (!auth) return notSetUp
  const parsed = v.safeParse(PasskeyUseSchema, input)
  if (!parsed.success) return { status: 400, message: words.refused }
  const retryAfter = await countSignInAttempt(c, null)
  if (retryAfter !== null) return limitSignIn(c, unknownAccount, retryAfter)

  const { headers } = c.req.raw
  const answer = await auth.api.verifyPasskeyAuthentication({ body: parsed.output, headers, asResponse: true })
  if (!answer.ok) {
    await insertAudit(c.env.DB, { actor: unknownAccount, action: 'sign-in-failed', subject: 'passkey' })
    return { status: 401, message: words.refused }
  }
  if (hasCookie(c, 'session_token')) await auth.api.signOut({ headers }).catch(() => {})
  const { user } = v.parse(v.object({ user: UserInfoSchema }), await answer.json())
  passCookies(c, answer)
  return acceptSignIn(c, user, sessionTokenOf(answer), 'passkey')
}
