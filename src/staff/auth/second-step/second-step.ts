import * as v from 'valibot'
import { forStaff, isSecondStepRequired } from '../../guards/access.ts'
import { type Auth, sessionTokenOf } from '../../guards/auth.ts'
import { operation } from '../../guards/operation.ts'
import type { StaffContext } from '../../guards/staff.ts'
import { CodeSchema, isRecoveryCode, OwnPasswordSchema, SecondStepStopSchema } from '../account/account-schema.ts'
import {
  finishChange,
  orWrongPassword,
  refuseChange,
  withOwnAttempt,
  wrongCode,
  wrongPassword,
} from '../account/own-account.ts'
import { deleteOtherSessions } from '../sessions/session-queries.ts'
import { claimCode, findRecoveryCode } from './claim-code.ts'

export type Enrolment = { uri: string; secret: string; recoveryCodes: string[] }

const enrolmentOf = (uri: string, recoveryCodes: string[]): Enrolment => ({
  uri,
  secret: new URL(uri).searchParams.get('secret') ?? '',
  recoveryCodes,
})

/** The enrolment in the form for the first code, shown again after a wrong code. */
export const PostedEnrolmentSchema = v.pipe(
  v.object({
    uri: v.pipe(v.string(), v.maxLength(600), v.startsWith('otpauth://totp/'), v.url()),
    recoveryCodes: v.pipe(v.string(), v.regex(/^[\w-]{11}( [\w-]{11}){0,19}$/)),
  }),
  v.transform(({ uri, recoveryCodes }) => enrolmentOf(uri, recoveryCodes.split(' '))),
)

const beforeSecondStep = { ...forStaff, before: 'second-step' } as const

/** Creates a key and recovery codes, which take effect with `confirmSecondStep`. */
export const startSecondStep = operation(
  beforeSecondStep,
  async (c, input: unknown): Promise<Enrolment | { message: string }> => {
    const parsed = v.safeParse(OwnPasswordSchema, input)
    if (!parsed.success) return { message: parsed.issues[0].message }
    const result = await withOwnAttempt(c, 'second-step-started', async (auth) => {
      const body = { ...parsed.output, method: 'totp' as const }
      return orWrongPassword(await auth.api.enableTwoFactor({ body, headers: c.req.raw.headers, asResponse: true }))
    })
    if ('message' in result) return result
    const { totpURI, backupCodes } = v.parse(StartedSchema, await result.response.json())
    return enrolmentOf(totpURI, backupCodes)
  },
)

export const confirmSecondStep = operation(beforeSecondStep, async (c, input: unknown) => {
  const parsed = v.safeParse(CodeSchema, input)
  if (!parsed.success) return refuseChange(parsed.issues[0].message)
  const { id, hasAuthenticator } = c.get('staff')
  if (hasAuthenticator) return refuseChange('Two-step verification is already on.')
  const result = await withOwnAttempt(c, 'second-step-on', async (auth) => {
    const code = await claimCode(auth, c.env.DB, id, parsed.output.code)
    const response = await auth.api.verifyTOTP({ body: { code }, headers: c.req.raw.headers, asResponse: true })
    if (!response.ok) return wrongCode
    await deleteOtherSessions(c.env.DB, id, sessionTokenOf(response) ?? '')
    return response
  })
  return finishChange(c, result)
})

/** Requires password and code, so that an unattended session is not enough. */
export const stopSecondStep = operation(forStaff, async (c, input: unknown) => {
  if (isSecondStepRequired(c, c.get('staff').role))
    return refuseChange('Admins need two-step verification. Set it up to continue.')
  const parsed = v.safeParse(SecondStepStopSchema, input)
  if (!parsed.success) return refuseChange(parsed.issues[0].message)
  const { password, code } = parsed.output
  const { headers } = c.req.raw
  const result = await withOwnAttempt(c, 'second-step-off', async (auth) => {
    const { ok } = await auth.api.verifyPassword({ body: { password }, headers, asResponse: true })
    if (!ok) return wrongPassword
    if (!(await claimEitherCode(c, auth, code))) return wrongCode
    return orWrongPassword(await auth.api.disableTwoFactor({ body: { password }, headers, asResponse: true }))
  })
  return finishChange(c, result)
})

async function claimEitherCode(c: StaffContext, auth: Auth, code: string) {
  const { id } = c.get('staff')
  if (!isRecoveryCode(code)) return (await claimCode(auth, c.env.DB, id, code)) === code
  const stored = await findRecoveryCode(auth, c.env.DB, id, code)
  if (!stored) return false
  const body = { code: stored, disableSession: true }
  const { ok } = await auth.api.verifyBackupCode({ body, headers: c.req.raw.headers, asResponse: true })
  return ok
}

const StartedSchema = v.object({ totpURI: v.string(), backupCodes: v.array(v.string()) })
