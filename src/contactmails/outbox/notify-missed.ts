import { retryD1 } from '../../database/retry-d1.ts'
import { type Bindings, notificationAddresses } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { listUnnotified } from './notification-queries.ts'
import { notConfigured, notify } from './notify.ts'

/** The queue has this long to send a notification before it counts as missed, in ms. */
const queueTime = 10 * 60 * 1000
/** Notifications sent in one run. */
const maxPerRun = 50

/** Sends notifications that failed or were never queued. */
export const notifyMissed = async (env: Bindings, now = new Date()): Promise<void> => {
  const isOff = !env.MAILER || !notificationAddresses(env)
  const missed = {
    cameBefore: new Date(now.getTime() - queueTime).toISOString(),
    limit: maxPerRun,
    // Their rows already record it.
    ...(isOff && { except: notConfigured }),
  }
  const ids = await retryD1(() => listUnnotified(env.DB, missed))
  for (const id of ids) {
    try {
      await notify(env, id)
    } catch (error) {
      log('notification-failed', { id, cause: causeOf(error) })
    }
  }
}
