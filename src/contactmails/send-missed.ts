import { retryD1 } from '../database/retry-d1.ts'
import type { Bindings } from '../env.ts'
import { causeOf, log } from '../log.ts'
import { kinds, kindsOn } from './kinds.ts'
import type { OutboxMessage } from './outbox/kind.ts'
import { noAnswer } from './outbox/mailing.ts'
import { listOverdue, listUnfinished } from './outbox/outbox-queries.ts'
import { refuse, send } from './send.ts'

/** The queue has this long to send a message that is due, and an attempt to end, in ms. */
const queueTime = 10 * 60 * 1000
/** Messages of one kind sent in one run. */
const maxPerRun = 50

/** Sends what the queue has missed, and ends attempts that broke off as their kind says. */
export const sendMissed = async (env: Bindings, now = new Date()): Promise<void> => {
  const before = new Date(now.getTime() - queueTime).toISOString()
  for (const message of await retryD1(() => listUnfinished(env.DB, before))) {
    const isFinal = kinds[message.kind].ifUnknown === 'give up'
    await refuse(env, message, { error: noAnswer, isFinal }, now)
  }
  // At once, so that slow webhooks delay no notification.
  await Promise.all(kindsOn(env).map((kind) => sendOverdue(env, kind, before, now)))
}

async function sendOverdue(env: Bindings, kind: OutboxMessage['kind'], before: string, now: Date) {
  for (const id of await retryD1(() => listOverdue(env.DB, kind, { before, limit: maxPerRun }))) {
    try {
      await send(env, id, now)
    } catch (error) {
      log(`${kind}-failed`, { id, cause: causeOf(error) })
    }
  }
}
