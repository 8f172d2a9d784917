import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { insertContactmail } from '../../src/contactmails/arrival/insert-contactmail.ts'
import type { KindName } from '../../src/contactmails/outbox/kind.ts'
import { insertReply } from '../../src/contactmails/replies/reply-queries.ts'
import { ham } from '../../src/contactmails/spam/spam-rules.ts'
import { newSecret } from '../../src/contactmails/webhooks/webhook.ts'
import { insertWebhook } from '../../src/contactmails/webhooks/webhook-queries.ts'
import type { Bindings } from '../../src/env.ts'
import { type Faults, faultyDatabase, never, overload, testMailer, testQueue, withFault } from './faults.ts'
import { mailOf } from './mail.ts'

/** A site that sends every kind of message, with a queue of its own and services that meet these faults. */
export const outboxSite = (faults: Faults = never, more: Partial<Bindings> = {}) => {
  const mailer = testMailer(faults)
  const queue = testQueue()
  /** Ids of the messages that webhooks have taken. */
  const posted: string[] = []
  const post = (_url: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
    const aborted = new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const answered = withFault(faults(), async () => {
      posted.push(String(headers['webhook-id']))
      return new Response(null, { status: 204 })
    })
    return Promise.race([answered, aborted])
  }
  vi.stubGlobal('fetch', post)
  const site = {
    ...env,
    CONTACTMAILS: queue,
    MAILER: mailer,
    NOTIFY_TO: 'desk@forager.example',
    REPLY_DOMAIN: 'forager.example',
    SEND_RECEIPTS: 'true',
    ...more,
  } as Bindings
  return { site, queue, mailer, posted, countSent: () => mailer.sent.length + posted.length }
}

/** Stores a contactmail with one message of this kind in the outbox. Returns the ids of both. */
export const queueKind = async (kind: KindName, createdAt = new Date().toISOString()) => {
  const contactmailId = crypto.randomUUID()
  const receipt = kind === 'receipt' ? { mailbox: contactmailId, network: contactmailId } : null
  await insertContactmail(env.DB, { ...mailOf(), id: contactmailId, createdAt }, ham, receipt)
  if (kind === 'reply') {
    const reply = { replyId: crypto.randomUUID(), text: 'Yes.', status: 'answered', seen: '' } as const
    const row = { ...reply, contactmailId, author: 'staff@forager.example', messageId: `<${reply.replyId}@x.example>` }
    await insertReply(env.DB, { ...row, createdAt })
  }
  await env.DB.prepare('DELETE FROM outbox WHERE contactmail_id = ?1 AND kind <> ?2').bind(contactmailId, kind).run()
  const row = await outboxRow(contactmailId)
  return { contactmailId, id: String(row?.id) }
}

export const addWebhook = async () => {
  const id = crypto.randomUUID()
  await insertWebhook(env.DB, { id, url: `https://crm.example/hook/${id}`, secret: newSecret(), limit: 10 })
  return id
}

export const outboxRow = (contactmailId: string) =>
  env.DB.prepare('SELECT * FROM outbox WHERE contactmail_id = ?1').bind(contactmailId).first<Record<string, unknown>>()

/** D1 fails at whatever is recorded after an attempt. */
export const failingToRecord = () =>
  Object.assign(faultyDatabase(env.DB, never), { batch: () => Promise.reject(overload) })
