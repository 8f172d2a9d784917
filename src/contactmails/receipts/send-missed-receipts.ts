import { retryD1 } from '../../database/retry-d1.ts'
import type { Bindings } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { noAnswer } from '../replies/send-errors.ts'
import { day } from './receipt-limits.ts'
import { deleteReceiptsBefore, failUnfinishedReceipts, listQueuedReceipts } from './receipt-queries.ts'
import { sendReceipt } from './send-receipt.ts'

/** The queue has this long to send a receipt, and a try to end, in ms. */
const queueTime = 10 * 60 * 1000
/** Receipts sent in one run. */
const maxPerRun = 50

/** Sends receipts that were never queued, fails those whose sending broke off, and deletes what is a day old. */
export const sendMissedReceipts = async (env: Bindings, now = new Date()): Promise<void> => {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  await retryD1(() => deleteReceiptsBefore(env.DB, before(day)))
  await retryD1(() => failUnfinishedReceipts(env.DB, before(queueTime), noAnswer))
  for (const id of await retryD1(() => listQueuedReceipts(env.DB, before(queueTime), maxPerRun))) {
    try {
      await sendReceipt(env, id)
    } catch (error) {
      log('receipt-failed', { id, cause: causeOf(error) })
    }
  }
}
