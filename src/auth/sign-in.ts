import type { Context } from 'hono'
import * as v from 'valibot'
import { insertAudit } from '../db/audit.ts'
import { deleteExpiredSessions, findChallengedEmail, isUserEmail } from '../db/users.ts'
import type { AppEnv } from '../env.ts'
import { CodeSchema, CredentialsSchema } from '../schemas/account.ts'
import { type UserInfo, UserInfoSchema } from '../schemas/user.ts'
import { authOf, bringsCookie, cookieValue, passCookies } from './auth.ts'
import { countTry, forgetTries } from './limits.ts'

/** What became of a try to sign in; 202 asks for the second step. */
export type SignIn =
  | { status: 200; user: UserInfo }
  | { status: 202 }
  | { status: 400 | 401 | 429 | 503; message: string; retryAfter?: number }

/** The same for an unknown address, a wrong password and a disabled account. */
const refused = 'This email address and password do not belong together.'
const wrongCode = 'This code is not right, or it has run out. Sign in again if it keeps failing.'
const notSetUp = 'Sign-in is not set up on this server: it has no BETTER_AUTH_SECRET.'

/** The first step: address and password. Sets the session's cookie, or the one that the second step needs. */
export const signIn = async (c: Context<AppEnv>, input: unknown): Promise<SignIn> => {
  const auth = await authOf(c)
  if (!auth) return { status: 503, message: notSetUp }
  const credentials = v.safeParse(CredentialsSchema, input)
  if (!credentials.success) return { status: 400, message: credentials.issues[0].message }

  const { email } = credentials.output
  const retryAfter = await countTry(c, email)
  if (retryAfter !== null) return limited(c, await nameOf(c, email), retryAfter)

  const headers = new Headers(c.req.raw.headers)
  const answer = await auth.api.signInEmail({ body: credentials.output, headers, asResponse: true })
  if (!answer.ok) {
    await insertAudit(c.env.DB, { actor: await nameOf(c, email), action: 'sign-in-failed', subject: 'password' })
    return { status: 401, message: refused }
  }
  if (bringsCookie(c, 'session_token')) await auth.api.signOut({ headers }).catch(() => {})
  const body = v.parse(AnswerSchema, await answer.json())
  passCookies(c, answer)
  return 'user' in body ? accept(c, body.user) : { status: 202 }
}

/** The second step: the authenticator's code or a recovery code. */
export const signInWithCode = async (c: Context<AppEnv>, input: unknown): Promise<SignIn> => {
  const auth = await authOf(c)
  if (!auth) return { status: 503, message: notSetUp }
  const parsed = v.safeParse(CodeSchema, input)
  if (!parsed.success) return { status: 400, message: parsed.issues[0].message }

  const challenge = cookieValue(c, 'two_factor')
  const actor = (challenge && (await findChallengedEmail(c.env.DB, challenge))) || unknownAccount
  const retryAfter = await countTry(c, null)
  if (retryAfter !== null) return limited(c, actor, retryAfter)

  const { code } = parsed.output
  const verify = code.includes('-') ? auth.api.verifyBackupCode : auth.api.verifyTOTP
  const answer = await verify({ body: { code }, headers: withoutSession(c), asResponse: true })
  passCookies(c, answer)
  if (!answer.ok) {
    await insertAudit(c.env.DB, { actor, action: 'sign-in-failed', subject: 'code' })
    return { status: 401, message: wrongCode }
  }
  const body = v.parse(AnswerSchema, await answer.json())
  return 'user' in body ? accept(c, body.user) : { status: 401, message: wrongCode }
}

async function accept(c: Context<AppEnv>, user: UserInfo): Promise<SignIn> {
  await forgetTries(c, user.email)
  await deleteExpiredSessions(c.env.DB)
  await insertAudit(c.env.DB, { actor: user.email, action: 'signed-in' })
  return { status: 200, user }
}

async function limited(c: Context<AppEnv>, actor: string, retryAfter: number): Promise<SignIn> {
  await insertAudit(c.env.DB, { actor, action: 'sign-in-limited' })
  const minutes = Math.ceil(retryAfter / 60)
  return {
    status: 429,
    retryAfter,
    message: `Too many tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
  }
}

/** What somebody typed into the wrong field stays out of the record. */
const unknownAccount = 'unknown account'
const nameOf = async (c: Context<AppEnv>, email: string) =>
  (await isUserEmail(c.env.DB, email)) ? email : unknownAccount

/** A session that is still there would make the second step a check of that session's owner. */
function withoutSession(c: Context<AppEnv>) {
  const headers = new Headers(c.req.raw.headers)
  const cookies = (headers.get('Cookie') ?? '').split(/;\s*/).filter((pair) => !pair.includes('.session_token='))
  headers.set('Cookie', cookies.join('; '))
  return headers
}

const AnswerSchema = v.union([v.object({ user: UserInfoSchema }), v.object({ twoFactorRedirect: v.literal(true) })])
