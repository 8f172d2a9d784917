import { Hono } from 'hono'
import { undoSeconds } from '../../../contactmails/deletion/changes.ts'
import { dueDay } from '../../../contactmails/due/due-date.ts'
import { type QueuedReply, queueReply, retryReply as requeue } from '../../../contactmails/jobs/queue-reply.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { firstName, referenceOf } from '../../../contactmails/outbox/mail-text.ts'
import { readListed } from '../../../contactmails/queries.ts'
import { addressFor } from '../../../contactmails/replies/addresses.ts'
import { quoted, replySubject } from '../../../contactmails/replies/reply.ts'
import { type Reply, ReplySchema } from '../../../contactmails/replies/reply-schema.ts'
import { findLastEntry, listThread } from '../../../contactmails/replies/thread.ts'
import { mailDomains } from '../../../env.ts'
import { executionContextOf } from '../../../http/background.ts'
import { noStore } from '../../../http/no-store.ts'
import { nothingHere, type Refusal, refuse } from '../../../http/refuse.ts'
import { fill } from '../../../ui/text/fill.ts'
import { idOf, limitedBody, messageNotFound, withBody } from '../../frame/staff-call.ts'
import { forStaff, guardCall, operation } from '../../guards/access.ts'
import { record } from '../../guards/audit-entry.ts'
import { ownPages } from '../../guards/own-pages.ts'
import type { StaffEnv } from '../../guards/staff.ts'
import { listSavedReplies } from '../../saved-replies/queries.ts'
import type { Conversation } from '../state/thread-schema.ts'

const sendReply = operation(forStaff, async (c, id: string, reply: Reply): Promise<QueuedReply> => {
  const context = executionContextOf(c)
  const later = (work: Promise<void>) => context?.waitUntil(work)
  const queued = await queueReply(c.env, id, c.get('staff').email, reply, { seconds: undoSeconds, later })
  if (queued.result === 'queued' && queued.isNew) await record(c, 'reply-sent', id)
  return queued
})

const retryReply = operation(forStaff, async (c, id: string, replyId: string): Promise<boolean> => {
  const isQueued = await requeue(c.env, replyId, id)
  if (isQueued) await record(c, 'reply-retried', id)
  return isQueued
})

/**
 * The thread of a contactmail whose reading is recorded already, and what a form for a reply needs. The query string may
 * name the entry whose `older` ones are asked for, or the one whose `whole` text is.
 */
export const readConversation = operation(
  forStaff,
  async (c, contactmail: ListedContactmail): Promise<Conversation> => {
    const { id, email, name, reason, createdAt, openedAt = createdAt } = contactmail
    const words = { name, first: firstName(name), reference: referenceOf(id), due: dueDay(new Date(openedAt)) }
    const savedReplies = await listSavedReplies(c.env.DB, reason)
    const { older, whole } = c.req.query()
    const part = await listThread(c.env.DB, id, { older, whole })
    const { reply: domain } = mailDomains(c.env)
    return {
      id,
      sender: email,
      ...part,
      savedReplies: savedReplies.map(({ id, name, digit, body }) => ({ id, name, digit, text: fill(body, words) })),
      from: domain && addressFor(reason, domain),
      seen: await findLastEntry(c.env.DB, id),
    }
  },
)

export const mailtoLink = (contactmail: ListedContactmail): string => {
  const { id, email, subject } = contactmail
  const body = `\n\nReference: ${referenceOf(id)}\n\n${quoted(contactmail)}\n`.replaceAll('\n', '\r\n')
  const query = `subject=${encodeURIComponent(replySubject(subject))}&body=${encodeURIComponent(body)}`
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?${query}`
}

export const replyCalls = () =>
  new Hono<StaffEnv>()
    .get('/:id/replies', noStore(), guardCall(readConversation), async (c) => {
      const contactmail = await readListed(c.env.DB, idOf(c))
      return contactmail ? c.json(await readConversation(c, contactmail)) : refuse(c, messageNotFound)
    })
    .post('/:id/replies', noStore(), ownPages(), guardCall(sendReply), limitedBody, (c) =>
      withBody(c, ReplySchema, async (reply) => {
        const sending = sendReply(c, idOf(c), reply)
        // Finished even if the browser leaves meanwhile.
        executionContextOf(c)?.waitUntil(sending.catch(() => {}))
        const queued = await sending
        if (queued.result !== 'queued') return refuse(c, refusals[queued.result])
        return c.json({ id: reply.replyId }, queued.isNew ? 201 : 200)
      }),
    )
    .post('/:id/replies/:replyId/retry', noStore(), ownPages(), guardCall(retryReply), async (c) =>
      (await retryReply(c, idOf(c), idOf(c, 'replyId'))) ? c.body(null, 204) : refuse(c, messageNotFound),
    )

const refusals: Record<Exclude<QueuedReply['result'], 'queued'>, Refusal> = {
  overtaken: {
    status: 409,
    message:
      'Something arrived while you were writing. Read it above. Your reply has not been sent: send it if it still fits.',
  },
  taken: {
    status: 422,
    message: 'This reply was sent already, with another text. Sending this one makes it a second reply.',
  },
  'no-enquiry': messageNotFound,
  off: nothingHere,
}
