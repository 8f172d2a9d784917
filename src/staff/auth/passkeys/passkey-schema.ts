import * as v from 'valibot'

const Base64UrlSchema = v.pipe(v.string(), v.maxLength(8000), v.regex(/^[\w-]*$/))

export const PasskeyUseSchema = v.object({
  response: credentialOf({
    authenticatorData: Base64UrlSchema,
    signature: Base64UrlSchema,
    userHandle: v.exactOptional(Base64UrlSchema),
  }),
})

const PasskeyNameSchema = v.pipe(
  v.string('Name the passkey.'),
  v.trim(),
  v.nonEmpty('Name the passkey.'),
  v.maxLength(60, 'Use at most 60 characters for the name.'),
)

export const PasskeyRenamedSchema = v.object({ name: PasskeyNameSchema }, 'Name the passkey.')

export const NewPasskeySchema = v.object(
  {
    name: PasskeyNameSchema,
    response: credentialOf({
      attestationObject: Base64UrlSchema,
      transports: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
    }),
  },
  'Name the passkey.',
)

function credentialOf<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object({
    id: Base64UrlSchema,
    rawId: Base64UrlSchema,
    type: v.literal('public-key'),
    clientExtensionResults: v.optional(v.object({}), {}),
    response: v.object({ clientDataJSON: Base64UrlSchema, ...entries }),
  })
}
