import { createHMAC } from '@better-auth/utils/hmac'
import * as v from 'valibot'
import { part, sql } from '../../database/sql.ts'
import { type Bindings, notificationAddresses, receiptSecret } from '../../env.ts'
import { rangeOf } from '../../http/visitor-network.ts'
import type { Contactmail } from '../contactmail.ts'
import { noAnswer } from '../outbox/kind.ts'
import { isOwnAddress } from '../replies/addresses.ts'
import type { Classification, TurnstileResult } from '../spam/spam-rules.ts'

/** What the limits count by: keyed hashes, so that no row tells who has written; and the URL of the page it is about. */
export const ReceiptRequestSchema = v.object({
  mailbox: v.string(),
  network: v.string(),
  page: v.optional(v.string(), ''),
})
export type ReceiptRequest = v.InferInput<typeof ReceiptRequestSchema>

type Submission = {
  mail: Contactmail
  classification: Classification
  turnstile: TurnstileResult
  address: string | undefined
  page?: string
}

export const receiptRequest = async (
  env: Bindings,
  { mail, classification, turnstile, address, page = '' }: Submission,
): Promise<ReceiptRequest | null> => {
  const secret = receiptSecret(env)
  if (!secret || classification.verdict === 'spam') return null
  if (turnstile !== null && turnstile !== 'passed') return null
  const isOffice = mail.email.toLowerCase() === notificationAddresses(env)?.to.toLowerCase()
  if (isOffice || isImpersonal(mail.email) || isOwnAddress(env, mail.email)) return null
  const day = new Date().toISOString().slice(0, 10)
  return {
    mailbox: await keyedHash(secret, `mailbox:${mailboxOf(mail.email)}`),
    network: await keyedHash(secret, `network:${day}:${rangeOf(address ?? '')}`),
    page,
  }
}

const keyedHash = (secret: string, text: string) => createHMAC('SHA-256', 'hex').sign(secret, `receipt:${text}`)

export const mailboxOf = (address: string): string => {
  const [name = '', domain = ''] = address.toLowerCase().split('@')
  const [untagged = ''] = name.split('+')
  if (['gmail.com', 'googlemail.com'].includes(domain)) return `${untagged.replaceAll('.', '')}@gmail.com`
  return `${untagged || name}@${domain}`
}

/** Whether nobody reads an address, or many do: machines, lists and roles. Source: RFC 3834, section 2; RFC 2142 */
export const isImpersonal = (address: string): boolean => impersonal.test(address.split('@')[0] ?? '')

const impersonal =
  /^(?:(?:no|do[._-]?not)[._-]?reply.*|mailer[._-]?daemon|postmaster|hostmaster|abuse|root|nobody|bounces?|owner-.+|.+-(?:owner|request|bounces?))$/i

const hour = 60 * 60 * 1000
const day = 24 * hour

export const receiptLimits = {
  mailboxPerHour: 1,
  mailboxPerDay: 3,
  networkPerHour: 5,
  networkPerDay: 20,
  allPerDay: 200,
} as const

/** SQL: the receipts of the last day, except those known not to have left. */
const counted = (now: Date) => part`FROM outbox WHERE kind = 'receipt' AND created_at > ${ago(day, now)}
  AND (state <> 'failed' OR error LIKE ${`${noAnswer}%`})`

export const receiptInsertion = (
  db: D1Database,
  contactmailId: string,
  { mailbox, network, page = '' }: ReceiptRequest,
  now = new Date(),
) => {
  const { mailboxPerHour, mailboxPerDay, networkPerHour, networkPerDay, allPerDay } = receiptLimits
  const at = now.toISOString()
  return sql(db)`
    INSERT INTO outbox (id, kind, contactmail_id, data, created_at, next_attempt_at)
    SELECT 'receipt_' || ${contactmailId}, 'receipt', ${contactmailId},
      ${JSON.stringify({ mailbox, network, page })}, ${at}, ${at}
    FROM (SELECT total(mailbox AND recent) AS mailboxHour, total(mailbox) AS mailboxDay,
            total(network AND recent) AS networkHour, total(network) AS networkDay, count(*) AS allDay
          FROM (SELECT data ->> 'mailbox' = ${mailbox} AS mailbox, data ->> 'network' = ${network} AS network,
                  created_at > ${ago(hour, now)} AS recent ${counted(now)}))
    WHERE changes() > 0 AND mailboxHour < ${mailboxPerHour} AND mailboxDay < ${mailboxPerDay}
      AND networkHour < ${networkPerHour} AND networkDay < ${networkPerDay} AND allDay < ${allPerDay}
    ON CONFLICT DO NOTHING`
}

export const countReceipts = async (db: D1Database, now = new Date()): Promise<number> =>
  (await sql(db)`SELECT count(*) AS count ${counted(now)}`.first<number>('count')) ?? 0

const ago = (milliseconds: number, now: Date) => new Date(now.getTime() - milliseconds).toISOString()
