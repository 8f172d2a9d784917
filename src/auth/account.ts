import type { Context } from 'hono'
import * as v from 'valibot'
import { insertAudit } from '../db/audit.ts'
import type { AppEnv } from '../env.ts'
import { CodeSchema, PasswordChangeSchema } from '../schemas/account.ts'
import { authOf, passCookies } from './auth.ts'
import { countTry, forgetTries } from './limits.ts'
import type { Staff } from './staff.ts'

/** What became of a change to one's own account. */
export type Change = { done: true } | { done: false; message: string }

/** What an authenticator app needs, shown this once. */
export type Enrolment = { uri: string; secret: string; recoveryCodes: string[] }

const wrongPassword = 'This is not your present password.'

/** A new password; every other session of the account ends, and this one gets a new cookie. */
export const changePassword = async (c: Context<AppEnv>, staff: Staff, input: unknown): Promise<Change> => {
  const parsed = v.safeParse(PasswordChangeSchema, input)
  if (!parsed.success) return refuse(parsed.issues[0].message)
  return confirmed(c, staff, 'password-changed', (auth) =>
    auth.api.changePassword({
      body: { ...parsed.output, revokeOtherSessions: true },
      headers: c.req.raw.headers,
      asResponse: true,
    }),
  )
}

/** Makes a secret and recovery codes. Nothing asks for them before the first code has been verified. */
export const startTwoFactor = async (
  c: Context<AppEnv>,
  staff: Staff,
  password: unknown,
): Promise<Enrolment | { message: string }> => {
  const auth = await authOf(c)
  if (!auth || typeof password !== 'string' || !password) return { message: wrongPassword }
  if ((await countTry(c, staff.email)) !== null) return { message: tooMany }
  const answer = await auth.api.enableTwoFactor({
    body: { password, method: 'totp' },
    headers: c.req.raw.headers,
    asResponse: true,
  })
  if (!answer.ok) return { message: wrongPassword }
  await forgetTries(c, staff.email)
  const { totpURI, backupCodes } = v.parse(EnrolmentSchema, await answer.json())
  return { uri: totpURI, secret: new URL(totpURI).searchParams.get('secret') ?? '', recoveryCodes: backupCodes }
}

/** The authenticator's first code switches the second step on. */
export const confirmTwoFactor = async (c: Context<AppEnv>, staff: Staff, input: unknown): Promise<Change> => {
  const parsed = v.safeParse(CodeSchema, input)
  if (!parsed.success) return refuse(parsed.issues[0].message)
  return confirmed(
    c,
    staff,
    'two-factor-on',
    (auth) => auth.api.verifyTOTP({ body: parsed.output, headers: c.req.raw.headers, asResponse: true }),
    'This code is not right. Check that the clock of your device is.',
  )
}

export const stopTwoFactor = async (c: Context<AppEnv>, staff: Staff, password: unknown): Promise<Change> =>
  confirmed(c, staff, 'two-factor-off', (auth) =>
    auth.api.disableTwoFactor({
      body: { password: typeof password === 'string' ? password : '' },
      headers: c.req.raw.headers,
      asResponse: true,
    }),
  )

const tooMany = 'Too many tries. Wait a quarter of an hour and try again.'

/** Guesses at a password count like tries to sign in, so that a borrowed session cannot find it out. */
async function confirmed(
  c: Context<AppEnv>,
  staff: Staff,
  action: 'password-changed' | 'two-factor-on' | 'two-factor-off',
  change: (auth: NonNullable<Awaited<ReturnType<typeof authOf>>>) => Promise<Response>,
  message = wrongPassword,
): Promise<Change> {
  const auth = await authOf(c)
  if (!auth) return refuse(message)
  if ((await countTry(c, staff.email)) !== null) return refuse(tooMany)
  const answer = await change(auth)
  if (!answer.ok) return refuse(message)
  c.header('Set-Cookie', undefined)
  passCookies(c, answer)
  await forgetTries(c, staff.email)
  await insertAudit(c.env.DB, { actor: staff.email, action })
  return { done: true }
}

const refuse = (message: string): Change => ({ done: false, message })

const EnrolmentSchema = v.object({ totpURI: v.string(), backupCodes: v.array(v.string()) })
