import { createHMAC } from '@better-auth/utils/hmac'
import { decodeBase64, encodeBase64 } from 'hono/utils/encode'
import * as v from 'valibot'
import { retryD1 } from '../../database/retry-d1.ts'
import { timeouts } from '../../database/timeouts.ts'
import type { Bindings } from '../../env.ts'
import { contactmailFields } from '../contactmail.ts'
import type { ListedContactmail } from '../listed-contactmail.ts'
import type { Failure, Kind, OutboxMessage } from '../outbox/kind.ts'
import { referenceOf } from '../outbox/reference-and-names.ts'
import { findReceiver, type Receiver } from './webhook-queries.ts'

/** Seconds before each further attempt. Cloudflare's queues wait twelve hours at most. */
export const webhookDelays = [5, 300, 1800, 2 * 3600, 5 * 3600, 10 * 3600, 12 * 3600]

/** What another system is told, at least once, always under the same `webhook-id`. See docs/webhooks.md. */
export const webhookKind: Kind = {
  ifUnknown: 'send again',
  delayAfter: (attempts) => webhookDelays[attempts - 1],
  prepare: async (env, message, contactmail) => {
    const receiver = await retryD1(() => findReceiver(env.DB, message.webhookId ?? ''))
    if (!receiver) return { error: 'the webhook is gone', isFinal: true }
    const request = await requestOf(message.id, payloadOf(message, contactmail), receiver)
    return () => post(receiver, request)
  },
}

/** Makes one attempt to deliver an event that stands for no enquiry. `error` is why it failed, or null. */
export const sendTest = async (env: Bindings, webhookId: string) => {
  const receiver = await retryD1(() => findReceiver(env.DB, webhookId))
  if (!receiver) return null
  const body = JSON.stringify({ type: 'webhook.test', timestamp: new Date().toISOString(), data: {} })
  const result = await post(receiver, await requestOf(`msg_test_${crypto.randomUUID()}`, body, receiver))
  return { url: receiver.url, error: 'error' in result ? result.error : null }
}

async function post({ url }: Receiver, request: RequestInit): Promise<Failure | Record<string, never>> {
  const signal = AbortSignal.timeout(timeouts.webhook)
  try {
    // Redirects could lead to an address that `WebhookUrlSchema` refuses.
    const { ok, status, body } = await fetch(url, { ...request, redirect: 'manual', signal })
    await body?.cancel()
    return ok ? {} : { error: `the receiver answered ${status}`, isFinal: false }
  } catch {
    const error = signal.aborted ? 'the receiver did not answer in time' : 'the receiver could not be reached'
    return { error, isFinal: false }
  }
}

const EventSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('event', [
    v.object({ event: v.literal('enquiry.created') }),
    v.object({ event: v.literal('enquiry.status_changed'), from: v.string(), to: v.string() }),
  ]),
)

function payloadOf({ data, createdAt }: OutboxMessage, contactmail: ListedContactmail) {
  const { event, ...change } = v.parse(EventSchema, data)
  const { id, verdict, rulesVerdict, source, about, topic, createdAt: arrivedAt } = contactmail
  const fields = Object.fromEntries(contactmailFields.map((field) => [field, contactmail[field]]))
  const enquiry = { ...fields, about, topic, createdAt: arrivedAt, source, verdict: rulesVerdict ?? verdict }
  const more = event === 'enquiry.created' ? enquiry : change
  return JSON.stringify({ type: event, timestamp: createdAt, data: { id, reference: referenceOf(id), ...more } })
}

async function requestOf(id: string, body: string, { secrets }: Receiver) {
  const timestamp = Math.floor(Date.now() / 1000)
  const signatures = await Promise.all(secrets.split(' ').map((each) => sign(`${id}.${timestamp}.${body}`, each)))
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Forager-Webhooks',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatures.join(' '),
    },
    body,
  }
}

const prefix = 'whsec_'

export const newSecret = (): string => prefix + encodeBase64(crypto.getRandomValues(new Uint8Array(32)).buffer)

/** Source: github.com/standard-webhooks/standard-webhooks, spec/standard-webhooks.md */
async function sign(content: string, secret: string) {
  const hmac = createHMAC('SHA-256', 'base64')
  const key = await hmac.importKey(decodeBase64(secret.slice(prefix.length)), 'sign')
  return `v1,${await hmac.sign(key, content)}`
}
