import * as v from 'valibot'
import type { UserInfo } from '../../../browser-state/user-info.ts'
import { isTwoFactorRequired } from '../../guards/access.ts'
import { insertAudit } from '../../guards/audit-entry.ts'
import { authOf, hasCookie, passCookies, sessionTokenOf } from '../../guards/auth.ts'
import type { StaffContext } from '../../guards/staff.ts'
import { isUserEmail } from '../../users/queries.ts'
import { CredentialsSchema } from '../account/account-schema.ts'
import { hasPasskey } from '../passkeys/passkey-queries.ts'
import { deleteSessionOfToken } from '../sessions/session-queries.ts'
import { passkeyWords } from '../words.ts'
import { countSignInAttempt } from './attempt-limits.ts'
import {
  acceptSignIn,
  limitSignIn,
  notSetUp,
  SignInAnswerSchema,
  type SignInOutcome,
  unknownAccount,
} from './sign-in-outcome.ts'

/** The same for an unknown address, a wrong password and a disabled account. */
const refused = 'The email address or the password is wrong.'

/** Signs in with address and password. Sets the session's cookie, or the one that `signInWithCode` needs. */
export const signIn = async (c: StaffContext, input: unknown): Promise<SignInOutcome> => {
  const auth = await authOf(c)
  if (!auth) return notSetUp
  const credentials = v.safeParse(CredentialsSchema, input)
  if (!credentials.success) return { status: 400, message: credentials.issues[0].message }

  const { email } = credentials.output
  const retryAfter = await countSignInAttempt(c, email)
  if (retryAfter !== null) return limitSignIn(c, await actorOf(c, email), retryAfter)

  const headers = new Headers(c.req.raw.headers)
  const answer = await auth.api.signInEmail({ body: credentials.output, headers, asResponse: true })
  if (!answer.ok) {
    await insertAudit(c.env.DB, { actor: await actorOf(c, email), action: 'sign-in-failed', subject: 'password' })
    return { status: 401, message: refused }
  }
  if (hasCookie(c, 'session_token')) await auth.api.signOut({ headers }).catch(() => {})
  const body = v.parse(SignInAnswerSchema, await answer.json())
  if ('user' in body && (await needsPasskey(c, body.user))) return refuseWithoutPasskey(c, body.user, answer)
  passCookies(c, answer)
  return 'user' in body ? acceptSignIn(c, body.user, sessionTokenOf(answer)) : { status: 202 }
}

/** Whether the account's only second step, which it needs, is a passkey. */
const needsPasskey = async (c: StaffContext, { email, role }: UserInfo) =>
  isTwoFactorRequired(c, role) && (await hasPasskey(c.env.DB, email))

async function refuseWithoutPasskey(c: StaffContext, { email }: UserInfo, answer: Response): Promise<SignInOutcome> {
  await deleteSessionOfToken(c.env.DB, sessionTokenOf(answer) ?? '')
  await insertAudit(c.env.DB, { actor: email, action: 'sign-in-failed', subject: 'without passkey' })
  return { status: 403, message: passkeyWords.needed }
}

const actorOf = async (c: StaffContext, email: string) =>
  (await isUserEmail(c.env.DB, email)) ? email : unknownAccount
