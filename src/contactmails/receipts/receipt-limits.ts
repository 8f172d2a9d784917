import type { D1Database } from '@cloudflare/workers-types'
import type { ReceiptRequest } from './receipt-request.ts'

const hour = 60 * 60 * 1000
export const day = 24 * hour

/** How many receipts may be asked for, whether or not they are sent. See docs/decisions/020. */
export const receiptLimits = {
  mailboxPerHour: 1,
  mailboxPerDay: 3,
  networkPerHour: 5,
  networkPerDay: 20,
  allPerDay: 200,
} as const

/**
 * The statement that stores a receipt if the statement before it in the batch has stored the contactmail and no limit
 * is reached.
 */
export const receiptInsertion = (
  db: D1Database,
  contactmailId: string,
  { mailbox, network }: ReceiptRequest,
  now = new Date(),
) => {
  const { mailboxPerHour, mailboxPerDay, networkPerHour, networkPerDay, allPerDay } = receiptLimits
  const count = (where: string) => `(SELECT COUNT(*) FROM receipts WHERE ${where})`
  return db
    .prepare(
      `INSERT INTO receipts (contactmail_id, mailbox, network, created_at)
       SELECT ?1, ?2, ?3, ?4 WHERE changes() > 0
         AND ${count('mailbox = ?2 AND created_at > ?5')} < ${mailboxPerHour}
         AND ${count('mailbox = ?2 AND created_at > ?6')} < ${mailboxPerDay}
         AND ${count('network = ?3 AND created_at > ?5')} < ${networkPerHour}
         AND ${count('network = ?3 AND created_at > ?6')} < ${networkPerDay}
         AND ${count('created_at > ?6')} < ${allPerDay}
       ON CONFLICT DO NOTHING`,
    )
    .bind(
      contactmailId,
      mailbox,
      network,
      now.toISOString(),
      new Date(now.getTime() - hour).toISOString(),
      new Date(now.getTime() - day).toISOString(),
    )
}
