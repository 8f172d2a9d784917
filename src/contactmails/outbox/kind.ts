import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import * as v from 'valibot'
import type { Bindings } from '../../env.ts'
import type { StoredContactmail } from '../stored-contactmail.ts'

export const kindNames = ['notification', 'receipt', 'reply', 'webhook'] as const

/** A row of `outbox` while one attempt has claimed it. */
export const OutboxMessageSchema = v.object({
  id: v.string(),
  kind: v.picklist(kindNames),
  contactmailId: v.string(),
  /** Of a webhook's message. */
  webhookId: v.nullable(v.string()),
  /** JSON, read by the kind. */
  data: v.string(),
  /** ISO 8601, UTC. */
  createdAt: v.string(),
  /** Attempts so far, with this one. */
  attempts: v.number(),
  claim: v.string(),
})
export type OutboxMessage = v.InferOutput<typeof OutboxMessageSchema>

/** Why an attempt sent nothing, or may not have; final: no machine tries again. */
export type Refusal = { error: string; isFinal: boolean }

/** What the receiving service accepted, with the message id that it has set. */
export const SentSchema = v.object({ messageId: v.optional(v.string()), at: v.string() })
export type Sent = v.InferOutput<typeof SentSchema>

export type Send = () => Promise<{ messageId?: string | undefined } | Refusal>

/** What is special about one kind of outgoing message. Listed in kinds.ts. */
export type Kind = {
  /** What follows when nobody knows whether an attempt went out: at least once, or at most once. */
  ifUnknown: 'send again' | 'give up'
  /** Seconds to wait after this many attempts; undefined after the last one. */
  delayAfter: (attempts: number) => number | undefined
  /** While off, messages wait. On if missing. */
  isOn?: (env: Bindings) => boolean
  /** Reads what is to be sent. Nothing has left yet, so an error here is tried again. */
  prepare: (env: Bindings, message: OutboxMessage, contactmail: StoredContactmail) => Promise<Send | Refusal>
  /** Statements in one transaction with the one that records an attempt as sent, right after it. */
  whenSent?: (db: D1Database, message: OutboxMessage, sent: Sent) => D1PreparedStatement[]
  /** Runs the statement that records a failure in one transaction with what else that means. */
  whenFailed?: (env: Bindings, message: OutboxMessage, error: string, recording: D1PreparedStatement) => Promise<void>
}
