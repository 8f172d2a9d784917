import { receiptSecret } from '../../env.ts'
import { log } from '../../log.ts'
import type { Kind } from '../outbox/kind.ts'
import { limitedDelayAfter, mailing, notConfigured, notNeeded } from '../outbox/mailing.ts'
import { threadAddresses } from '../replies/thread-addresses.ts'
import { countReceipts, receiptLimits } from './receipt-limits.ts'
import { buildReceipt } from './receipt-mail.ts'

/** The e-mail that tells a sender that the contactmail has arrived, at most once. See docs/decisions/020. */
export const receiptKind: Kind = {
  ifUnknown: 'give up',
  delayAfter: limitedDelayAfter,
  prepare: async (env, _message, contactmail) => {
    const { verdict, status, answeredAt } = contactmail
    if (verdict === 'spam' || status !== 'open' || answeredAt) return { error: notNeeded, isFinal: true }
    const addresses = await threadAddresses(env, contactmail)
    if (!addresses || !env.MAILER || !receiptSecret(env)) return notConfigured
    if ((await countReceipts(env.DB)) >= receiptLimits.allPerDay)
      log('receipt-limit', { limit: receiptLimits.allPerDay })
    return mailing(env.MAILER, buildReceipt({ contactmail, ...addresses }))
  },
  whenSent: (db, { contactmailId }, { at }) => [
    db.prepare('UPDATE contactmails SET receipt_sent_at = ?2 WHERE id = ?1 AND changes() > 0').bind(contactmailId, at),
  ],
}
