import { record } from '../../guards/audit-entry.ts'
import { authCall, cookieValue, passCookies } from '../../guards/auth.ts'
import { forStaff, isSecondStepRequired, operation } from '../../guards/permissions.ts'
import type { StaffContext } from '../../guards/session.ts'
import { OwnPasswordSchema } from '../credentials/account-schema.ts'
import { orWrongPassword, ownChange, withOwnAttempt, wrongPassword } from '../credentials/own-account.ts'
import { deleteOtherSessions, markSession } from '../sessions/own-sessions.ts'
import { NewPasskeySchema, PasskeyRenamedSchema } from './passkey-schema.ts'

const before = 'second-step'

export const listOwnPasskeys = operation({ ...forStaff, before }, async (c) => {
  const passkeys = await c.get('auth').api.listPasskeys({ headers: c.req.raw.headers })
  return passkeys.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
})

/** Returns the options for creating a passkey. Requires the password, so that an unattended session is not enough. */
export const startPasskey = ownChange(before, OwnPasswordSchema, async (c, body) => {
  const result = await withOwnAttempt(c, 'passkey-started', async () => {
    const { api } = c.get('auth')
    const { ok } = await authCall(c, api.verifyPassword, body)
    return ok ? authCall(c, api.generatePasskeyRegistrationOptions, undefined) : wrongPassword
  })
  if (typeof result === 'string') return result
  passCookies(c, result)
  return { options: (await result.json()) as object }
})

export const addPasskey = ownChange(before, NewPasskeySchema, async (c, body) => {
  const response = await authCall(c, c.get('auth').api.verifyPasskeyRegistration, body)
  if (!response.ok) return 'The passkey could not be added. Try again.'
  await endOthers(c)
  await record(c, 'passkey-added')
  return null
})

const removed = 'This passkey has been removed already.'

export const renamePasskey = ownChange(before, PasskeyRenamedSchema, async (c, { name }, id: string) => {
  const response = await authCall(c, c.get('auth').api.updatePasskey, { id, name })
  if (!response.ok) return removed
  await record(c, 'passkey-renamed')
  return null
})

export const removePasskey = ownChange(before, OwnPasswordSchema, async (c, body, id: string) => {
  const { hasAuthenticator, role } = c.get('staff')
  const passkeys = await listOwnPasskeys(c)
  if (!passkeys.some((passkey) => passkey.id === id)) return removed
  if (passkeys.length === 1 && !hasAuthenticator && isSecondStepRequired(c, role))
    return 'Admins need a second step. Add another passkey or set up two-step verification first.'
  const { api } = c.get('auth')
  const result = await withOwnAttempt(c, 'passkey-removed', async () => {
    const verified = orWrongPassword(await authCall(c, api.verifyPassword, body))
    if (verified !== wrongPassword) await authCall(c, api.deletePasskey, { id })
    return verified
  })
  if (typeof result === 'string') return result
  await endOthers(c)
  return null
})

/** Ends other sessions, which might be an attacker's. This one has just proved its password. */
async function endOthers(c: StaffContext) {
  const token = cookieValue(c, 'session_token')
  await deleteOtherSessions(c.env.DB, c.get('staff').id, token)
  const passkeys = await listOwnPasskeys(c)
  await markSession(c.env.DB, token, passkeys.length > 0 ? 'passkey' : null)
}
