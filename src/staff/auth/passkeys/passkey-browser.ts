import { atom } from 'jotai/vanilla'
import * as v from 'valibot'
import { call } from '../../../browser-state/call.ts'
import { dispatchAtom } from '../../../browser-state/state.ts'
import { UserInfoSchema } from '../../../browser-state/user-info.ts'
import { paths } from '../../../paths.ts'

type Options = PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON
const OptionsSchema = v.custom<Options>((options) => v.is(v.looseObject({ challenge: v.string() }), options))

export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

export const createPasskeyStateAtom = () => atom<{ loading: boolean; error?: string }>({ loading: false })

/** Returns whether somebody has signed in. With a signal the email field suggests passkeys, and none may be chosen. */
export const signInWithPasskeyAtom = atom(null, async (_get, set, signal?: AbortSignal) => {
  const fail = (error: string) => {
    if (!signal?.aborted) set(dispatchAtom, { type: 'USER_LOGIN_FAIL', payload: error })
    return false
  }
  if (!signal) set(dispatchAtom, { type: 'USER_LOGIN_REQUEST' })
  // Aborted in time: a late response would replace the challenge cookie of the button.
  const asked = await call(OptionsSchema, paths.api.loginPasskeyOptions, { body: {}, signal })
  if (signal && ('error' in asked || signal.aborted)) return false
  if ('error' in asked) return fail(asked.error)
  const response = await credentialOf(() => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.result)
    return navigator.credentials.get({ publicKey, ...(signal && { signal, mediation: 'conditional' }) })
  })
  if (typeof response === 'string')
    return signal ? false : fail('No passkey was used. Try again, or sign in with your password.')
  const schema = v.object({ user: UserInfoSchema })
  const called = await call(schema, paths.api.loginPasskey, { body: { response } })
  if ('error' in called) return fail(called.error)
  set(dispatchAtom, { type: 'USER_LOGIN_SUCCESS', payload: called.result.user })
  return true
})

export const createPasskey = async (name: string, password: string): Promise<string | null> => {
  const asked = await call(OptionsSchema, paths.api.passkeyOptions, { body: { password } })
  if ('error' in asked) return asked.error
  const response = await credentialOf(() => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked.result)
    return navigator.credentials.create({ publicKey })
  })
  if (response === 'InvalidStateError') return 'This device has a passkey for your account already.'
  if (typeof response === 'string') return 'No passkey was added. Try again.'
  const called = await call(v.unknown(), paths.api.passkeys, { body: { name, response } })
  return 'error' in called ? called.error : null
}

/** The credential, or the name of the error. */
async function credentialOf(ask: () => Promise<Credential | null>): Promise<object | string> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? credential.toJSON() : ''
  } catch (error) {
    return String(Reflect.get(Object(error), 'name'))
  }
}
