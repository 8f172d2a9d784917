import * as v from 'valibot'
import { forStaff, isSecondStepRequired } from '../../guards/access.ts'
import { authOf, cookieValue, passCookies } from '../../guards/auth.ts'
import { operation } from '../../guards/operation.ts'
import { record } from '../../guards/record.ts'
import type { StaffContext } from '../../guards/staff.ts'
import { OwnPasswordSchema } from '../account/account-schema.ts'
import { type AccountChange, refuseChange, withOwnAttempt, wrongPassword } from '../account/own-account.ts'
import { deleteOtherSessions, markSession } from '../sessions/session-queries.ts'
import * as queries from './passkey-queries.ts'
import { NewPasskeySchema, PasskeyRenamedSchema } from './passkey-schema.ts'

const ownPasskeys = { ...forStaff, before: 'second-step' } as const

export const listOwnPasskeys = operation(ownPasskeys, (c) => queries.listPasskeys(c.env.DB, c.get('staff').id))

/** Returns the options for creating a passkey. Requires the password, so that an unattended session is not enough. */
export const startPasskey = operation(
  ownPasskeys,
  async (c, input: unknown): Promise<{ options: unknown } | { message: string }> => {
    const parsed = v.safeParse(OwnPasswordSchema, input)
    if (!parsed.success) return { message: parsed.issues[0].message }
    const result = await withOwnAttempt(c, 'passkey-started', async (auth) => {
      const { headers } = c.req.raw
      const body = { password: parsed.output.password }
      const { ok } = await auth.api.verifyPassword({ body, headers, asResponse: true })
      return ok ? auth.api.generatePasskeyRegistrationOptions({ headers, asResponse: true }) : wrongPassword
    })
    if ('message' in result) return result
    passCookies(c, result.response)
    return { options: await result.response.json() }
  },
)

export const addPasskey = operation(ownPasskeys, async (c, input: unknown): Promise<AccountChange> => {
  const parsed = v.safeParse(NewPasskeySchema, input)
  const auth = await authOf(c)
  if (!parsed.success || !auth)
    return refuseChange(parsed.issues?.[0].message ?? 'The passkey could not be added. Try again.')
  const response = await auth.api.verifyPasskeyRegistration({
    body: parsed.output,
    headers: c.req.raw.headers,
    asResponse: true,
  })
  if (!response.ok) return refuseChange('The passkey could not be added. Try again.')
  await endOthers(c)
  await record(c, 'passkey-added')
  return { done: true }
})

export const renamePasskey = operation(ownPasskeys, async (c, id: string, input: unknown): Promise<AccountChange> => {
  const parsed = v.safeParse(PasskeyRenamedSchema, input)
  if (!parsed.success) return refuseChange(parsed.issues[0].message)
  if (!(await queries.renamePasskey(c.env.DB, c.get('staff').id, id, parsed.output.name)))
    return refuseChange('This passkey has been removed already.')
  await record(c, 'passkey-renamed')
  return { done: true }
})

/** Removes a passkey and ends all other sessions. Refuses to remove a required second step. */
export const removePasskey = operation(ownPasskeys, async (c, id: string, input: unknown): Promise<AccountChange> => {
  const { id: userId, hasAuthenticator, role } = c.get('staff')
  const parsed = v.safeParse(OwnPasswordSchema, input)
  if (!parsed.success) return refuseChange(parsed.issues[0].message)
  const passkeys = await queries.listPasskeys(c.env.DB, userId)
  if (!passkeys.some((passkey) => passkey.id === id)) return refuseChange('This passkey has been removed already.')
  if (passkeys.length === 1 && !hasAuthenticator && isSecondStepRequired(c, role))
    return refuseChange('Admins need a second step. Add another passkey or set up two-step verification first.')
  const result = await withOwnAttempt(c, 'passkey-removed', async (auth) => {
    const { headers } = c.req.raw
    const response = await auth.api.verifyPassword({ body: parsed.output, headers, asResponse: true })
    return response.ok ? response : wrongPassword
  })
  if ('message' in result) return refuseChange(result.message)
  await queries.deletePasskey(c.env.DB, userId, id)
  await endOthers(c)
  return { done: true }
})

/** Ends other sessions, which might be an attacker's. This one has just proved its password. */
async function endOthers(c: StaffContext) {
  const token = cookieValue(c, 'session_token') ?? ''
  await deleteOtherSessions(c.env.DB, c.get('staff').id, token)
  if ((await queries.listPasskeys(c.env.DB, c.get('staff').id)).length > 0)
    await markSession(c.env.DB, token, 'passkey')
}
