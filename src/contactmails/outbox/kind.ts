import * as v from 'valibot'
import { timeouts, withTimeout } from '../../database/timeouts.ts'
import { type Bindings, notificationAddresses } from '../../env.ts'
import { causeOf } from '../../log.ts'
import type { ListedContactmail } from '../listed-contactmail.ts'

export const kindNames = ['notification', 'receipt', 'reply', 'webhook'] as const

export const OutboxMessageSchema = v.object({
  id: v.string(),
  kind: v.picklist(kindNames),
  contactmailId: v.string(),
  webhookId: v.nullable(v.string()),
  data: v.string(),
  createdAt: v.string(),
  attempts: v.number(),
  claim: v.string(),
})
export type OutboxMessage = v.InferOutput<typeof OutboxMessageSchema>
export type KindName = OutboxMessage['kind']

/** Why an attempt failed. After a final failure only staff can try again. */
export type Failure = { error: string; isFinal: boolean }

export const SentRecordSchema = v.object({ messageId: v.optional(v.string()), at: v.string() })
export type SentRecord = v.InferOutput<typeof SentRecordSchema>

export type Send = () => Promise<{ messageId?: string | undefined } | Failure>

export type Kind = {
  /** What to do when nobody knows whether an attempt went out. */
  ifUnknown: 'send again' | 'give up'
  /** Seconds until the next attempt; undefined after the last. Without it there are six. */
  delayAfter?: (attempts: number, data: string) => number | undefined
  isOn?: (env: Bindings) => boolean
  prepare: (env: Bindings, message: OutboxMessage, contactmail: ListedContactmail) => Promise<Send | Failure>
  whenSent?: (db: D1Database, message: OutboxMessage, sent: SentRecord) => D1PreparedStatement[]
  whenFailed?: (db: D1Database, message: OutboxMessage, error: string, at: string) => D1PreparedStatement[]
}

export const mailing =
  (mailer: SendEmail, mail: EmailMessageBuilder): Send =>
  async () =>
    (await withTimeout(mailer.send(mail), timeouts.mailer)) ?? {}

type OfficeMail = Partial<EmailMessageBuilder> & { subject: string; text: string }

/** An e-mail from the website, to the office unless `mail` says to whom; null if e-mail is not configured. */
export const officeMail = (env: Bindings, mail: OfficeMail): Send | null => {
  const addresses = notificationAddresses(env)
  if (!env.MAILER || !addresses) return null
  const from = { email: addresses.from, name: 'Forager website' }
  return mailing(env.MAILER, { to: addresses.to, from, headers: { 'Auto-Submitted': 'auto-generated' }, ...mail })
}

/** Recorded when the service did not say whether it took the message. */
export const noAnswer = 'no-answer'
export const notNeeded = 'not-needed'
export const notConfigured: Failure = { error: 'not-configured', isFinal: true }

/** Seconds until the next attempt: 30, then doubled each time, an hour at most. */
export const delayAfter = (attempts: number): number => Math.min(30 * 2 ** (attempts - 1), 3600)

const maxAttempts = 6

export const limitedDelayAfter = (attempts: number): number | undefined =>
  attempts < maxAttempts ? delayAfter(attempts) : undefined

// Every other code is final. Source: https://developers.cloudflare.com/email-service/api/send-emails/workers-api/#error-codes
const passing = ['E_RATE_LIMIT_EXCEEDED', 'E_DAILY_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR']

/** A code means that nothing was sent. Anything else, such as a timeout, leaves that open. */
export const failureOf = (error: unknown, { ifUnknown }: Pick<Kind, 'ifUnknown'>): Failure => {
  if (ifUnknown === 'send again') return { error: causeOf(error), isFinal: false }
  const { code } = v.parse(CodedSchema, error)
  if (!code) return { error: `${noAnswer} ${causeOf(error)}`, isFinal: true }
  return { error: code, isFinal: !passing.includes(code) }
}

const CodedSchema = v.fallback(v.object({ code: v.pipe(v.string(), v.regex(/^E_[A-Z_]{1,60}$/)) }), { code: '' })
