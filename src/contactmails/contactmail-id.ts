import { createHash } from '@better-auth/utils/hash'
import { type Contactmail, type ContactmailField, contactmailFields } from './contactmail.ts'

/** A UUID of the content and the day (UTC), so that reloading the result page stores nothing new. */
export const contentId = (mail: Contactmail, now = new Date()): Promise<string> =>
  uuidOf([now.toISOString().slice(0, 10), mail])

export const alternateId = (id: string, mail: Record<ContactmailField, string>): Promise<string> =>
  uuidOf([id, ...contactmailFields.map((field) => mail[field])])

/** Version 8, for application-specific values. Source: RFC 9562, section 5.8 */
export async function uuidOf(value: unknown): Promise<string> {
  const hex = await createHash('SHA-256', 'hex').digest(JSON.stringify(value))
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
