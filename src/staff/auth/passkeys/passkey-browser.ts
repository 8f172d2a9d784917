import * as v from 'valibot'

const OptionsSchema = v.custom<PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON>(
  (options) => v.is(v.looseObject({ challenge: v.string() }), options),
)

export { OptionsSchema as PasskeyOptionsSchema }

type Options = v.InferOutput<typeof OptionsSchema>

/** Whether this browser can create and use passkeys. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Whether this browser suggests passkeys in a field for the user name. */
export const canSuggestPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/** Asks for a new passkey; null if there will be none, as when the person cancels. */
export const createPasskey = (options: Options): Promise<object | null> =>
  asked(() => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }))

/**
 * Asks for a passkey of this site; null if there is none, or the person cancels. With a signal the browser suggests
 * passkeys in the field for the user name and asks nothing.
 */
export const getPasskey = (options: Options, signal?: AbortSignal): Promise<object | null> =>
  asked(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      ...(signal && { signal, mediation: 'conditional' }),
    }),
  )

async function asked(ask: () => Promise<Credential | null>) {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? credential.toJSON() : null
  } catch {
    return null
  }
}
