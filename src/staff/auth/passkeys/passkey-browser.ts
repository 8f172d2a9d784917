import * as v from 'valibot'

const OptionsSchema = v.custom<PublicKeyCredentialCreationOptionsJSON & PublicKeyCredentialRequestOptionsJSON>(
  (options) => v.is(v.looseObject({ challenge: v.string() }), options),
)

export { OptionsSchema as PasskeyOptionsSchema }

type Options = v.InferOutput<typeof OptionsSchema>

export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

export const canSuggestPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true

/** Creates a passkey; null if the person cancels. */
export const createPasskey = (options: Options): Promise<object | null> =>
  asked(() => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }))

/** Asks for a passkey; null if the person cancels. With a signal it is suggested in the email field instead. */
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
