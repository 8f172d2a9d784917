import type { D1Database } from '@cloudflare/workers-types'
import { type ContactmailRow, findContactmail, insertContactmail } from '../db/contactmails.ts'
import type { Bindings } from '../env.ts'
import { type Contactmail, contactmailFields } from '../schemas/contactmail.ts'
import type { Judgement } from '../schemas/judgement.ts'
import { enqueue } from './enqueue.ts'
import { causeOf } from './log.ts'
import { patiently } from './patiently.ts'

export type Kept =
  | { outcome: 'kept'; row: ContactmailRow }
  /** D1 could not take it; the queue did, and its consumer stores it. */
  | { outcome: 'queued'; row: ContactmailRow; cause: string }
  /** The id belongs to another mail. */
  | { outcome: 'conflict' }
  /** Nothing could keep it. */
  | { outcome: 'lost'; cause: string }

type Stored = { outcome: 'kept'; row: ContactmailRow } | { outcome: 'conflict' }

/** Keeps an accepted mail once, however often it is sent under the same id: in D1, or else in the queue. */
export const keepContactmail = async (
  env: Pick<Bindings, 'DB' | 'CONTACTMAILS'>,
  id: string,
  mail: Contactmail,
  judgement: Judgement,
): Promise<Kept> => {
  const row = { ...mail, id, createdAt: new Date().toISOString() }
  try {
    return await storeContactmail(env.DB, row, judgement)
  } catch (error) {
    const cause = causeOf(error)
    try {
      await enqueue(env, { kind: 'keep', row, judgement })
      return { outcome: 'queued', row, cause }
    } catch (queueError) {
      return { outcome: 'lost', cause: `${cause}; ${causeOf(queueError)}` }
    }
  }
}

/**
 * Stores a mail in D1 unless its id is there already.
 * @throws if D1 does not take it in time
 */
export const storeContactmail = (db: D1Database, row: ContactmailRow, judgement: Judgement): Promise<Stored> =>
  patiently(async () => {
    if (await insertContactmail(db, row, judgement)) return { outcome: 'kept', row }
    // It is there: stored before, or by a try whose answer was lost.
    const kept = await findContactmail(db, row.id)
    if (!kept) throw new Error('neither stored nor there')
    return isSameMail(kept, row) ? { outcome: 'kept', row: kept } : { outcome: 'conflict' }
  })

const isSameMail = (a: Contactmail, b: Contactmail) => contactmailFields.every((field) => a[field] === b[field])
