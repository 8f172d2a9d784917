import { retryD1 } from '../../database/retry-d1.ts'
import type { Bindings } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { statusChanged } from '../webhooks/status-changes.ts'
import { noAnswer } from './send-errors.ts'
import { sendReply } from './send-reply.ts'
import { failUnfinished, listQueued } from './sending-queries.ts'

/** The queue has this long to send an answer, and a try to end, in ms. */
const queueTime = 10 * 60 * 1000
/** Answers sent in one run. */
const maxPerRun = 50

/** Sends answers that were never queued, and fails those whose sending broke off. */
export const sendMissedReplies = async (env: Bindings, now = new Date()): Promise<void> => {
  const before = new Date(now.getTime() - queueTime).toISOString()
  await statusChanged(env, await retryD1(() => failUnfinished(env.DB, { before, error: noAnswer }, now)))
  for (const id of await retryD1(() => listQueued(env.DB, before, maxPerRun))) {
    try {
      await sendReply(env, id)
    } catch (error) {
      log('reply-failed', { id, cause: causeOf(error) })
    }
  }
}
