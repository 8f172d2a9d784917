import { timeouts, withTimeout } from '../../database/timeouts.ts'
import type { Bindings } from '../../env.ts'
import { causeOf, log } from '../../log.ts'

/** Queues a delivery's next try. If that fails, `deliverMissed` queues it later. */
export const enqueueDelivery = async ({ CONTACTMAILS }: Bindings, id: string, delaySeconds = 0): Promise<void> => {
  try {
    if (!CONTACTMAILS) throw new Error('there is no queue')
    await withTimeout(CONTACTMAILS.send({ kind: 'deliver', id }, { delaySeconds }), timeouts.queue)
  } catch (error) {
    log('webhook-not-queued', { id, cause: causeOf(error) })
  }
}
