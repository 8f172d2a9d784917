import { notificationAddresses } from '../../env.ts'
import type { Kind } from '../outbox/kind.ts'
import { delayAfter, mailing, notConfigured } from '../outbox/mailing.ts'
import { buildNotification } from './notification-mail.ts'

/** The e-mail that tells staff of a new contactmail: rather twice than never. See docs/decisions/002. */
export const notificationKind: Kind = {
  ifUnknown: 'send again',
  delayAfter,
  isOn: (env) => Boolean(env.MAILER && notificationAddresses(env)),
  prepare: async (env, { attempts }, contactmail) => {
    const addresses = notificationAddresses(env)
    if (!env.MAILER || !addresses) return notConfigured
    return mailing(env.MAILER, buildNotification(contactmail, addresses, attempts))
  },
}
