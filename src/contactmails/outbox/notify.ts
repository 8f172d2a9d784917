import { retryD1 } from '../../database/retry-d1.ts'
import { timeouts, withTimeout } from '../../database/timeouts.ts'
import { type Bindings, notificationAddresses } from '../../env.ts'
import { causeOf } from '../../log.ts'
import { announce } from '../webhooks/announce.ts'
import { buildNotification } from './notification.ts'
import {
  findNotification,
  recordNotificationFailed,
  recordNotificationSkipped,
  recordNotified,
} from './notification-queries.ts'

/** Recorded as the error while the mail binding or the recipient is missing. */
export const notConfigured = 'not configured'

/**
 * Tells the webhooks of a stored contactmail and sends its notification unless it was sent; records the result.
 * @throws if sending or recording fails; the notification is then sent again
 */
export const notify = async (env: Bindings, id: string): Promise<void> => {
  const { DB, MAILER } = env
  const notification = await retryD1(() => findNotification(DB, id))
  if (!notification || notification.notifiedAt) return
  await announce(env, { key: id, event: 'enquiry.created', contactmailId: id, at: notification.createdAt })
  const addresses = notificationAddresses(env)
  if (!MAILER || !addresses) return retryD1(() => recordNotificationSkipped(DB, id, notConfigured))
  try {
    await withTimeout(MAILER.send(buildNotification(notification, addresses)), timeouts.mailer)
  } catch (error) {
    await retryD1(() => recordNotificationFailed(DB, id, causeOf(error)))
    throw error
  }
  await retryD1(() => recordNotified(DB, id, new Date().toISOString()))
}
