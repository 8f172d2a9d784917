import { retryD1 } from '../../database/retry-d1.ts'
import type { Kind } from '../outbox/kind.ts'
import { limitedDelayAfter, mailing, notConfigured } from '../outbox/mailing.ts'
import { statusChanged } from '../webhooks/status-changes.ts'
import { buildReply } from './reply-mail.ts'
import { findReply, listEarlier, recordReplyFailed, replySentRecordings } from './reply-queries.ts'
import { threadAddresses } from './thread-addresses.ts'

/** What staff send back, at most once. See docs/decisions/014. */
export const replyKind: Kind = {
  ifUnknown: 'give up',
  delayAfter: limitedDelayAfter,
  prepare: async (env, { id }, contactmail) => {
    const addresses = await threadAddresses(env, contactmail)
    const reply = await retryD1(() => findReply(env.DB, id))
    if (!addresses || !env.MAILER || !reply) return notConfigured
    const earlier = await retryD1(() => listEarlier(env.DB, contactmail.id, reply.createdAt))
    return mailing(env.MAILER, buildReply({ contactmail, body: reply.body, earlier, ...addresses }))
  },
  whenSent: replySentRecordings,
  whenFailed: async (env, message, error, recording) => {
    const change = await retryD1(() => recordReplyFailed(env.DB, message, error, recording))
    if (change) await statusChanged(env, [change])
  },
}
