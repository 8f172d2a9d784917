import { retryD1 } from '../../database/retry-d1.ts'
import type { Bindings } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { insertDeliveries, type WebhookEvent } from './delivery-queries.ts'
import { enqueueDelivery } from './enqueue-delivery.ts'

/** Tells the webhooks of an event, through the queue. It never fails, so that it cannot fail what has happened. */
export const announce = async (env: Bindings, event: WebhookEvent, now = new Date()): Promise<void> => {
  try {
    const ids = await retryD1(() => insertDeliveries(env.DB, event, now.toISOString()))
    await Promise.all(ids.map((id) => enqueueDelivery(env, id)))
  } catch (error) {
    log('webhook-not-queued', { id: event.contactmailId, cause: causeOf(error) })
  }
}
