import { retryD1 } from '../../database/retry-d1.ts'
import { timeouts, withTimeout } from '../../database/timeouts.ts'
import type { Bindings } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import type { KindName } from './kind.ts'
import { listNew, type QueuedMessage } from './outbox-queries.ts'

type WithQueue = Pick<Bindings, 'CONTACTMAILS'>

export const enqueue = async (env: WithQueue, job: unknown, delaySeconds = 0) => {
  await withTimeout(queueOf(env).send(job, { delaySeconds }), timeouts.queue)
}

/** Asks the queue to send a message of the outbox. Returns false if that fails; `sendMissed` then sends it later. */
export const enqueueMessage = (env: WithQueue, message: QueuedMessage, delaySeconds = 0): Promise<boolean> =>
  enqueueMessages(env, [message], delaySeconds)

/** The limit of `sendBatch`. Source: https://developers.cloudflare.com/queues/platform/limits/ */
const perBatch = 100

export const enqueueNew = async (env: WithQueue & Pick<Bindings, 'DB'>, ids: string[], only?: KindName) => {
  try {
    const messages = await retryD1(() => listNew(env.DB, ids, only))
    const starts = [...messages.keys()].filter((at) => at % perBatch === 0)
    await Promise.all(starts.map((at) => enqueueMessages(env, messages.slice(at, at + perBatch))))
  } catch (error) {
    log('outbox-not-queued', { kind: only ?? 'all', id: ids[0], cause: causeOf(error) })
  }
}

async function enqueueMessages(env: WithQueue, messages: QueuedMessage[], delaySeconds = 0) {
  const jobs = messages.map(({ id }) => ({ body: { kind: 'send', id } }))
  try {
    await withTimeout(queueOf(env).sendBatch(jobs, { delaySeconds }), timeouts.queue)
    return true
  } catch (error) {
    for (const { id, kind } of messages) log('outbox-not-queued', { kind, id, cause: causeOf(error) })
    return false
  }
}

function queueOf({ CONTACTMAILS }: WithQueue) {
  if (!CONTACTMAILS) throw new Error('there is no queue')
  return CONTACTMAILS
}
