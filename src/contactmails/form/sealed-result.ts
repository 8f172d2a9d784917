import * as v from 'valibot'
import { contactmailFields, IssueSchema } from '../contactmail.ts'
import type { ShownResult } from './contact-form-state.ts'
import { SentSchema } from './sent-panel.tsx'

const FormNameSchema = v.picklist(['contact', 'partnership'])
export type FormName = v.InferOutput<typeof FormNameSchema>

const FormResultSchema = v.object({
  form: FormNameSchema,
  shown: v.object({
    values: v.record(v.string(), v.string()),
    issues: v.array(IssueSchema),
    said: v.object({ kind: v.picklist(['success', 'error']), text: v.string() }),
    sent: v.optional(SentSchema),
  }),
})

export const resultLifetime = 600

/** Browsers drop a cookie whose name and value are longer than 4096 bytes. */
const maxLength = 4000

/** Encrypts a result. Its key goes into the URL, the ciphertext into a cookie, and the server keeps nothing. */
export const sealResult = async (form: FormName, shown: ShownResult, now = Date.now()) => {
  const { base64url, EncryptJWT } = await import('jose')
  const key = crypto.getRandomValues(new Uint8Array(16))
  const seal = (values: ShownResult['values']) =>
    new EncryptJWT({ form, shown: { ...shown, values } })
      .setProtectedHeader({ alg: 'dir', enc: 'A128GCM', zip: 'DEF' })
      .setExpirationTime(new Date(now + resultLifetime * 1000))
      .encrypt(key)
  const visible = Object.entries(shown.values).filter(([name]) => contactmailFields.some((field) => field === name))
  const sealed = await seal(Object.fromEntries(visible))
  return { key: base64url.encode(key), sealed: sealed.length > maxLength ? await seal({}) : sealed }
}

export const openResult = async (key: string, sealed: string, now = Date.now()) => {
  const { base64url, jwtDecrypt } = await import('jose')
  try {
    const { payload } = await jwtDecrypt(sealed, base64url.decode(key), { currentDate: new Date(now) })
    return v.parse(FormResultSchema, payload)
  } catch {
    return null
  }
}
