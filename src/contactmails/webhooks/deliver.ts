import { retryD1 } from '../../database/retry-d1.ts'
import { timeouts } from '../../database/timeouts.ts'
import type { Bindings } from '../../env.ts'
import { causeOf } from '../../log.ts'
import { type DueDelivery, findAnnounced, findDue, recordTry } from './delivery-queries.ts'
import { enqueueDelivery } from './enqueue-delivery.ts'
import { payloadOf } from './payload.ts'
import { signatureHeader } from './signature.ts'

/** Seconds before each further try. Cloudflare's queues wait twelve hours at most. */
export const retryDelays = [5, 300, 1800, 2 * 3600, 5 * 3600, 10 * 3600, 12 * 3600]

type Answer = { status: number | null; error: string | null }

/**
 * Sends a delivery unless it is done, records the try, and queues the next one. A receiver may get it twice, with the
 * same `webhook-id`.
 * @throws if D1 fails; the queue then repeats the message
 */
export const deliver = async (env: Bindings, id: string, now = new Date()): Promise<void> => {
  const record = (result: Parameters<typeof recordTry>[2]) => retryD1(() => recordTry(env.DB, id, result))
  const delivery = await retryD1(() => findDue(env.DB, id, now))
  if (!delivery) return
  const contactmail = await retryD1(() => findAnnounced(env.DB, delivery.contactmailId))
  if (!contactmail) return record({ state: 'failed', status: null, error: 'the enquiry was deleted' })
  const answer = await send(delivery, payloadOf(delivery, contactmail), now)
  if (answer.error === null) return record({ state: 'delivered', ...answer })
  const delay = retryDelays[delivery.tries]
  if (delay === undefined) return record({ state: 'failed', ...answer })
  const nextTryAt = new Date(now.getTime() + delay * 1000).toISOString()
  await record({ state: 'waiting', ...answer, nextTryAt })
  await enqueueDelivery(env, id, delay)
}

/** Redirects are not followed: they could lead to an address that `WebhookUrlSchema` refuses. */
async function send(delivery: DueDelivery, body: string, now: Date): Promise<Answer> {
  const { id, url, secret, previousSecret } = delivery
  const timestamp = Math.floor(now.getTime() / 1000)
  const secrets = previousSecret ? [secret, previousSecret] : [secret]
  try {
    const {
      status,
      ok,
      body: answer,
    } = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(timeouts.webhook),
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Forager-Webhooks',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': await signatureHeader(secrets, { id, timestamp, body }),
      },
      body,
    })
    await answer?.cancel()
    return { status, error: ok ? null : `answered ${status}` }
  } catch (error) {
    return { status: null, error: causeOf(error) }
  }
}
