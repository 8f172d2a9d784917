import type { D1Database } from '@cloudflare/workers-types'
import { noAnswer } from '../outbox/kind.ts'
import type { ReceiptRequest } from './receipt-request.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

export const receiptLimits = {
  mailboxPerHour: 1,
  mailboxPerDay: 3,
  networkPerHour: 5,
  networkPerDay: 20,
  allPerDay: 200,
} as const

/** SQL: a receipt that was sent, may have been, or still will be. One that the mail service refused does not count. */
const counts = `(state <> 'failed' OR error LIKE '${noAnswer}%')`

export const receiptInsertion = (
  db: D1Database,
  contactmailId: string,
  { mailbox, network, page = '' }: ReceiptRequest,
  now = new Date(),
) => {
  const { mailboxPerHour, mailboxPerDay, networkPerHour, networkPerDay, allPerDay } = receiptLimits
  return db
    .prepare(
      `INSERT INTO outbox (id, kind, contactmail_id, data, created_at, next_attempt_at)
       SELECT 'receipt_' || ?1, 'receipt', ?1, json_object('mailbox', ?2, 'network', ?3, 'page', ?7), ?4, ?4
       FROM (SELECT total(mailbox AND recent) AS mailboxHour, total(mailbox) AS mailboxDay,
               total(network AND recent) AS networkHour, total(network) AS networkDay, count(*) AS allDay
             FROM (SELECT data ->> 'mailbox' = ?2 AS mailbox, data ->> 'network' = ?3 AS network, created_at > ?5 AS recent
                   FROM outbox WHERE kind = 'receipt' AND created_at > ?6 AND ${counts}))
       WHERE changes() > 0 AND mailboxHour < ${mailboxPerHour} AND mailboxDay < ${mailboxPerDay}
         AND networkHour < ${networkPerHour} AND networkDay < ${networkPerDay} AND allDay < ${allPerDay}
       ON CONFLICT DO NOTHING`,
    )
    .bind(contactmailId, mailbox, network, now.toISOString(), ago(hour, now), ago(day, now), page)
}

export const countReceipts = async (db: D1Database, now = new Date()): Promise<number> =>
  (await db
    .prepare(`SELECT count(*) AS count FROM outbox WHERE kind = 'receipt' AND created_at > ?1 AND ${counts}`)
    .bind(ago(day, now))
    .first<number>('count')) ?? 0

const ago = (milliseconds: number, now: Date) => new Date(now.getTime() - milliseconds).toISOString()
