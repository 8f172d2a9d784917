import { timeouts, withTimeout } from '../database/timeouts.ts'
import type { Bindings } from '../env.ts'
import { causeOf, log } from '../log.ts'
import type { Message } from './queue-message.ts'

/** @throws if there is no queue, or it does not accept the message in time */
export const enqueue = async ({ CONTACTMAILS }: Pick<Bindings, 'CONTACTMAILS'>, message: Message): Promise<void> => {
  if (!CONTACTMAILS) throw new Error('there is no queue')
  await withTimeout(CONTACTMAILS.send(message), timeouts.queue)
}

/** Queues the notification of a stored contactmail. If that fails, `notifyMissed` sends it later. */
export const enqueueNotification = async (env: Pick<Bindings, 'CONTACTMAILS'>, id: string): Promise<void> => {
  try {
    await enqueue(env, { kind: 'notify', id })
  } catch (error) {
    log('notification-not-queued', { id, cause: causeOf(error) })
  }
}

/** Queues the receipt of a stored contactmail, if there is one. If that fails, `sendMissedReceipts` sends it later. */
export const enqueueReceipt = async (env: Pick<Bindings, 'CONTACTMAILS'>, id: string): Promise<void> => {
  try {
    await enqueue(env, { kind: 'receipt', id })
  } catch (error) {
    log('receipt-not-queued', { id, cause: causeOf(error) })
  }
}
