import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as v from 'valibot'
import type { Bindings } from '../../env.ts'
import type { ListedContactmail } from '../listed-contactmail.ts'

export const kindNames = ['notification', 'receipt', 'reply', 'webhook'] as const

/** A row of `outbox` while one attempt has claimed it. */
export const OutboxMessageSchema = v.object({
  id: v.string(),
  kind: v.picklist(kindNames),
  contactmailId: v.string(),
  webhookId: v.nullable(v.string()),
  /** JSON, read by the kind. */
  data: v.string(),
  createdAt: v.string(),
  /** Includes the attempt under way. */
  attempts: v.number(),
  claim: v.string(),
})
export type OutboxMessage = v.InferOutput<typeof OutboxMessageSchema>

/** Why an attempt failed. After a final failure only staff can try again. */
export type Refusal = { error: string; isFinal: boolean }

export const SentSchema = v.object({ messageId: v.optional(v.string()), at: v.string() })
export type Sent = v.InferOutput<typeof SentSchema>

export type Send = () => Promise<{ messageId?: string | undefined } | Refusal>

/** What is special about one kind of outgoing message. `jobs/send.ts` lists them. */
export type Kind = {
  /** What to do when nobody knows whether an attempt went out. */
  ifUnknown: 'send again' | 'give up'
  /** Seconds to wait after this many attempts; undefined after the last one. */
  delayAfter: (attempts: number) => number | undefined
  /** While off, messages wait. On if missing. */
  isOn?: (env: Bindings) => boolean
  /** Reads what is to be sent. Errors are retried, as nothing has left yet. */
  prepare: (env: Bindings, message: OutboxMessage, contactmail: ListedContactmail) => Promise<Send | Refusal>
  /** Statements that run right after the one that records success, in its transaction. */
  whenSent?: (db: D1Database, message: OutboxMessage, sent: Sent) => D1PreparedStatement[]
  /** Runs `recording`, the statement that records the failure, in one transaction with its consequences. */
  whenFailed?: (env: Bindings, message: OutboxMessage, error: string, recording: D1PreparedStatement) => Promise<void>
}
