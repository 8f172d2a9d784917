import type { Contactmail } from '../schemas/contactmail.ts'

/** A UUID that the same mail sent on the same day (UTC) always gets, so that a reloaded result page stores nothing new. */
export const contentId = (mail: Contactmail, now = new Date()): Promise<string> =>
  uuidOf([now.toISOString().slice(0, 10), mail])

/** The UUID under which a mail is stored whose own id was taken by another while it waited. */
export const idBeside = (id: string, { name, email, subject, reason, message }: Contactmail): Promise<string> =>
  uuidOf([id, name, email, subject, reason, message])

/** Version 8, as RFC 9562 section 5.8 has it for values made by an application's own rule. */
async function uuidOf(value: unknown): Promise<string> {
  const text = JSON.stringify(value)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  const hex = [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
