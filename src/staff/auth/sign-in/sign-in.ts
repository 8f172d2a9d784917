import * as v from 'valibot'
import { sql } from '../../../database/sql.ts'
import { insertAudit, recordAttempt, unknownAccount } from '../../guards/audit-entry.ts'
import { authCall, authOf, cookieValue, passCookies, sessionTokenOf } from '../../guards/auth.ts'
import { isSecondStepRequired, ownerOf } from '../../guards/permissions.ts'
import { findStaff, type StaffContext } from '../../guards/session.ts'
import { CredentialsSchema } from '../credentials/account-schema.ts'
import { countSignInAttempt } from '../credentials/attempt-limits.ts'
import {
  acceptSignIn,
  limitSignIn,
  notSetUp,
  type Refused,
  SignedInSchema,
  type SignInResult,
} from '../credentials/sign-in-result.ts'
import { deleteSessionOfToken } from '../sessions/own-sessions.ts'

const AnswerSchema = v.union([SignedInSchema, v.object({ twoFactorRedirect: v.literal(true) })])

/** The same for an unknown address, a wrong password and a disabled account. */
const refused: Refused = { status: 401, message: 'The email address or the password is wrong.' }

export const signIn = async (c: StaffContext, input: unknown): Promise<SignInResult> => {
  const auth = await authOf(c)
  if (!auth) return notSetUp
  const credentials = v.safeParse(CredentialsSchema, input)
  if (!credentials.success) return { status: 400, message: credentials.issues[0].message }

  const { email } = credentials.output
  const found = await findUser(c, email)
  const actor = found ? email : unknownAccount
  const retryAfter = await countSignInAttempt(c, email)
  if (retryAfter !== null) return limitSignIn(c, actor, retryAfter)

  const response = await authCall(c, auth.api.signInEmail, credentials.output)
  const signedIn = v.safeParse(AnswerSchema, await response.clone().json())
  if (!response.ok || !signedIn.success) {
    await deleteSessionOfToken(c.env.DB, sessionTokenOf(response))
    const why = response.status === 403 ? 'disabled account' : 'wrong password'
    await recordAttempt(c, actor, 'sign-in-failed', why)
    return refused
  }
  if (cookieValue(c, 'session_token')) await auth.api.signOut({ headers: c.req.raw.headers }).catch(() => {})
  if ('user' in signedIn.output) {
    const { user } = signedIn.output
    // The account needs a second step, and its only one is a passkey.
    if (isSecondStepRequired(c, user.role) && found?.hasPasskey) {
      await deleteSessionOfToken(c.env.DB, sessionTokenOf(response))
      await recordAttempt(c, email, 'sign-in-failed', 'password without the passkey')
      return { status: 403, message: 'Your password alone is not enough. Sign in with your passkey.' }
    }
    return acceptSignIn(c, response)
  }
  passCookies(c, response)
  return { status: 202 }
}

const findUser = (c: StaffContext, email: string) =>
  sql(c.env.DB)`
    SELECT EXISTS (SELECT 1 FROM passkey WHERE userId = user.id) AS hasPasskey
    FROM user WHERE email = ${email}`.first<{ hasPasskey: number }>()

export const signOut = async (c: StaffContext): Promise<boolean> => {
  const [staff, owner] = [await findStaff(c, { isOwn: false }), await ownerOf(c)]
  if (staff && owner && owner !== staff.email && owner !== staff.id) return false
  // Without "cookies", which would also clear those of the domain's other hosts.
  c.header('Clear-Site-Data', '"cache", "prefetchCache", "prerenderCache"')
  const auth = await authOf(c)
  if (!auth) return true
  // better-auth does not report a session that it failed to delete.
  if (staff) await deleteSessionOfToken(c.env.DB, cookieValue(c, 'session_token'))
  const response = await auth.api.signOut({ headers: c.req.raw.headers, asResponse: true })
  c.header('Set-Cookie', undefined)
  passCookies(c, response)
  if (staff) await insertAudit(c.env.DB, { actor: staff.email, action: 'signed-out' })
  return true
}
