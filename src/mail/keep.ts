import type { D1Database } from '@cloudflare/workers-types'
import { type ContactmailRow, findContactmail, insertContactmail } from '../db/contactmails.ts'
import { type Contactmail, contactmailFields } from '../schemas/contactmail.ts'

export type Kept =
  | { outcome: 'kept'; row: ContactmailRow }
  /** The id belongs to another mail. */
  | { outcome: 'conflict' }
  /** Nothing could keep it. */
  | { outcome: 'lost' }

/** Stores an accepted mail once, however often it is sent under the same id. */
export const keepContactmail = async (db: D1Database, id: string, mail: Contactmail): Promise<Kept> => {
  try {
    const row = { ...mail, id, createdAt: new Date().toISOString() }
    if (await insertContactmail(db, row)) return { outcome: 'kept', row }
    const kept = await findContactmail(db, id)
    return kept && isSameMail(kept, mail) ? { outcome: 'kept', row: kept } : { outcome: 'conflict' }
  } catch (error) {
    console.error(JSON.stringify({ event: 'contactmail-not-kept', id, error: String(error) }))
    return { outcome: 'lost' }
  }
}

const isSameMail = (a: Contactmail, b: Contactmail) => contactmailFields.every((field) => a[field] === b[field])
