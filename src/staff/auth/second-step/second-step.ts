import * as v from 'valibot'
import type { AuditAction } from '../../guards/audit-actions.ts'
import { authCall, sessionTokenOf } from '../../guards/auth.ts'
import { isSecondStepRequired } from '../../guards/permissions.ts'
import type { StaffContext } from '../../guards/session.ts'
import { CodeSchema, isRecoveryCode, OwnPasswordSchema, SecondStepStopSchema } from '../credentials/account-schema.ts'
import { orWrongPassword, ownChange, withOwnAttempt, wrongCode, wrongPassword } from '../credentials/own-account.ts'
import { deleteOtherSessions } from '../sessions/own-sessions.ts'
import { claimCode, findTotpSecret } from './claim-code.ts'

/** The enrolment in the form for the first code, shown again after a wrong code. */
export const EnrolmentSchema = v.object({
  uri: v.pipe(v.string(), v.maxLength(600), v.startsWith('otpauth://totp/'), v.url()),
  recoveryCodes: v.pipe(
    v.string(),
    v.regex(/^[\w-]{11}( [\w-]{11}){0,19}$/),
    v.transform((codes) => codes.split(' ')),
  ),
})
export type Enrolment = v.InferOutput<typeof EnrolmentSchema>
export type NewCodes = Pick<Enrolment, 'recoveryCodes'> & { uri?: string | undefined }

const alreadyOn = 'Two-step verification is already on.'
const replaced = 'Set-up was started again elsewhere: this key and these codes no longer work. Set it up once more.'
export const endsSetup = (error: string): boolean => error === alreadyOn || error === replaced

const ConfirmSchema = v.object({ ...CodeSchema.entries, recoveryCodes: v.optional(v.string()) }, 'Enter the code.')

export const startSecondStep = ownChange('second-step', OwnPasswordSchema, async (c, input) => {
  if (c.get('staff').hasAuthenticator) return alreadyOn
  const { api } = c.get('auth')
  return makeCodes(c, 'second-step-started', () =>
    authCall(c, api.enableTwoFactor, { ...input, method: 'totp' as const }),
  )
})

export const renewCodes = ownChange(undefined, OwnPasswordSchema, async (c, input) =>
  makeCodes(c, 'recovery-codes-made', () => authCall(c, c.get('auth').api.generateBackupCodes, input)),
)

async function makeCodes(c: StaffContext, action: AuditAction, make: () => Promise<Response>) {
  const result = await withOwnAttempt(c, action, async () => orWrongPassword(await make()))
  if (typeof result === 'string') return result
  const { totpURI, backupCodes } = v.parse(NewCodesSchema, await result.json())
  return { uri: totpURI, recoveryCodes: backupCodes.map((code) => code.replace(/.{5}/, '$&-')) }
}
const NewCodesSchema = v.object({ totpURI: v.optional(v.string()), backupCodes: v.array(v.string()) })

export const countCodes = async (c: StaffContext): Promise<number> =>
  (await c.get('auth').api.viewBackupCodes({ body: { userId: c.get('staff').id } })).backupCodes.length

export const confirmSecondStep = ownChange('second-step', ConfirmSchema, async (c, { code: typed, recoveryCodes }) => {
  const { id, hasAuthenticator } = c.get('staff')
  if (hasAuthenticator) return alreadyOn
  const auth = c.get('auth')
  const isStarted = await findTotpSecret(c.env.DB, id)
  const stored = isStarted ? await auth.api.viewBackupCodes({ body: { userId: id } }) : null
  if (recoveryCodes !== undefined && recoveryCodes.replaceAll('-', '') !== stored?.backupCodes.join(' '))
    return replaced
  return withOwnAttempt(c, 'second-step-on', async () => {
    const code = await claimCode(auth, c.env.DB, id, typed)
    const response = await authCall(c, auth.api.verifyTOTP, { code })
    if (!response.ok) return wrongCode
    await deleteOtherSessions(c.env.DB, id, sessionTokenOf(response))
    return response
  })
})

/** Requires password and code, so that an unattended session is not enough. */
export const stopSecondStep = ownChange(undefined, SecondStepStopSchema, async (c, { password, code }) => {
  if (isSecondStepRequired(c, c.get('staff').role)) return 'Admins need two-step verification. Set it up to continue.'
  const { api } = c.get('auth')
  return withOwnAttempt(c, 'second-step-off', async () => {
    const { ok } = await authCall(c, api.verifyPassword, { password })
    if (!ok) return wrongPassword
    if (!(await claimEitherCode(c, code))) return wrongCode
    return orWrongPassword(await authCall(c, api.disableTwoFactor, { password }))
  })
})

async function claimEitherCode(c: StaffContext, code: string) {
  const auth = c.get('auth')
  if (!isRecoveryCode(code)) return (await claimCode(auth, c.env.DB, c.get('staff').id, code)) === code
  const { ok } = await authCall(c, auth.api.verifyBackupCode, { code, disableSession: true })
  return ok
}
