import { retryD1 } from '../../database/retry-d1.ts'
import { timeouts, withTimeout } from '../../database/timeouts.ts'
import type { Bindings } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import type { KindName } from './kind.ts'
import { listNew, type QueuedMessage } from './outbox-queries.ts'

export const enqueue = async ({ CONTACTMAILS }: Pick<Bindings, 'CONTACTMAILS'>, job: unknown, delaySeconds = 0) => {
  if (!CONTACTMAILS) throw new Error('there is no queue')
  await withTimeout(CONTACTMAILS.send(job, { delaySeconds }), timeouts.queue)
}

/** Asks the queue to send a message of the outbox. Returns false if that fails; `sendMissed` then sends it later. */
export const enqueueMessage = async (
  env: Pick<Bindings, 'CONTACTMAILS'>,
  { id, kind }: QueuedMessage,
  delaySeconds = 0,
): Promise<boolean> => {
  try {
    await enqueue(env, { kind: 'send', id }, delaySeconds)
    return true
  } catch (error) {
    log(`${kind}-not-queued`, { id, cause: causeOf(error) })
    return false
  }
}

export const enqueueNew = async (env: Pick<Bindings, 'DB' | 'CONTACTMAILS'>, ids: string[], only?: KindName) => {
  try {
    const messages = await retryD1(() => listNew(env.DB, ids, only))
    await Promise.all(messages.map((message) => enqueueMessage(env, message)))
  } catch (error) {
    log(`${only ?? 'notification'}-not-queued`, { id: ids[0], cause: causeOf(error) })
  }
}
