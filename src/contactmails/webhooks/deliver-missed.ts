import { retryD1 } from '../../database/retry-d1.ts'
import type { Bindings } from '../../env.ts'
import { deleteDeliveriesBefore, listOverdue } from './delivery-queries.ts'
import { enqueueDelivery } from './enqueue-delivery.ts'

/** The queue has this long before a try counts as missed, in ms. */
const queueTime = 10 * 60 * 1000
const maxPerRun = 50
const keptDays = 30

/** Queues deliveries whose try was missed, and deletes old ones. */
export const deliverMissed = async (env: Bindings, now = new Date()): Promise<void> => {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  await retryD1(() => deleteDeliveriesBefore(env.DB, before(keptDays * 86_400_000)))
  const ids = await retryD1(() => listOverdue(env.DB, before(queueTime), maxPerRun))
  await Promise.all(ids.map((id) => enqueueDelivery(env, id)))
}
