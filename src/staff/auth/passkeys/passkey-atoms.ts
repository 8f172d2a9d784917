import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import { dispatchAtom } from '../../../browser-state/state.ts'
import { UserInfoSchema } from '../../../browser-state/user-info.ts'
import { paths } from '../../../paths.ts'
import { canSuggestPasskeys, createPasskey, getPasskey, PasskeyOptionsSchema } from './passkey-browser.ts'

export type PasskeyState = { loading: boolean; error?: string }
export const createPasskeyStateAtom = () => atom<PasskeyState>({ loading: false })

/** Returns an error message or null; `cancelled` if the person cancels. */
export const signInWithPasskeyAtom = atom(null, async (_get, set, cancelled: string): Promise<string | null> => {
  const asked = await call(PasskeyOptionsSchema, paths.api.loginPasskeyOptions, { method: 'POST', body: {} })
  if ('error' in asked) return asked.error
  const response = await getPasskey(asked.result)
  return response ? set(presentPasskeyAtom, response) : cancelled
})

/** Signs in with a suggested passkey. Returns undefined if none was chosen. */
export const suggestPasskeysAtom = atom(null, async (_get, set, signal: AbortSignal) => {
  if (!(await canSuggestPasskeys()) || signal.aborted) return undefined
  // Aborted in time: a late response would replace the challenge cookie of the button.
  const asked = await call(PasskeyOptionsSchema, paths.api.loginPasskeyOptions, { method: 'POST', body: {}, signal })
  if ('error' in asked || signal.aborted) return undefined
  const response = await getPasskey(asked.result, signal)
  return response ? set(presentPasskeyAtom, response) : undefined
})

const presentPasskeyAtom = atom(null, async (_get, set, response: object): Promise<string | null> => {
  const schema = v.object({ user: UserInfoSchema })
  const called = await call(schema, paths.api.loginPasskey, { method: 'POST', body: { response } })
  if ('error' in called) return called.error
  set(dispatchAtom, { type: 'USER_LOGIN_SUCCESS', payload: called.result.user })
  return null
})

type NewPasskey = { name: string; password: string; cancelled: string }

export const addPasskeyAtom = atom(null, async (_get, _set, passkey: NewPasskey): Promise<string | null> => {
  const { name, password, cancelled } = passkey
  const asked = await call(PasskeyOptionsSchema, paths.api.passkeyOptions, { method: 'POST', body: { password } })
  if ('error' in asked) return asked.error
  const response = await createPasskey(asked.result)
  if (!response) return cancelled
  const called = await call(v.unknown(), paths.api.passkeys, { method: 'POST', body: { name, response } })
  return 'error' in called ? called.error : null
})
