import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import type { QueuedReply } from '../../../contactmails/replies/queue-reply.ts'
import { ReplySchema } from '../../../contactmails/replies/reply-schema.ts'
import { readJsonObject } from '../../../http/body.ts'
import { noStore } from '../../../http/no-store.ts'
import { nothingHere, type Refusal, refuse } from '../../../http/refuse.ts'
import { PathIdSchema } from '../../frame/staff-query.ts'
import { guardCall } from '../../guards/guard-call.ts'
import { ownPages } from '../../guards/own-pages.ts'
import type { StaffContext, StaffEnv } from '../../guards/staff.ts'
import * as queries from '../queries.ts'
import { readConversation, retryReply, sendReply } from './reply-operations.ts'
import { replyWords } from './reply-words.ts'

/** Room for the longest answer in a form, where a character can take nine bytes. */
export const maxReplyBytes = 128 * 1024

/** Calls for answers under `/v1/api/contactmails`. */
export const replies = () =>
  new Hono<StaffEnv>()
    .get('/:id/replies', noStore(), guardCall(readConversation), async (c) => {
      const contactmail = await queries.readContactmail(c.env.DB, idOf(c))
      return contactmail ? c.json(await readConversation(c, contactmail)) : refuse(c, notFound)
    })
    .post('/:id/replies', noStore(), ownPages(), guardCall(sendReply), limited, async (c) => {
      const parsed = v.safeParse(ReplySchema, await readJsonObject(c))
      if (!parsed.success) return refuse(c, { status: 400, message: parsed.issues[0].message })
      const queued = await sendReply(c, idOf(c), parsed.output)
      if (queued.outcome !== 'queued') return refuse(c, refusals[queued.outcome])
      return c.json({ id: parsed.output.replyId }, queued.isNew ? 201 : 200)
    })
    .post('/:id/replies/:replyId/retry', noStore(), ownPages(), guardCall(retryReply), async (c) => {
      const replyId = v.parse(PathIdSchema, c.req.param('replyId'))
      return (await retryReply(c, idOf(c), replyId)) ? c.body(null, 204) : refuse(c, notFound)
    })

const limited = bodyLimit({
  maxSize: maxReplyBytes,
  onError: (c) => refuse(c as StaffContext, { status: 413, message: 'This is too large.' }),
})

const idOf = (c: StaffContext) => v.parse(PathIdSchema, c.req.param('id'))

const notFound: Refusal = { status: 404, message: 'Message not found.' }

const refusals: Record<Exclude<QueuedReply['outcome'], 'queued'>, Refusal> = {
  overtaken: { status: 409, message: replyWords.overtaken },
  taken: { status: 422, message: replyWords.taken },
  'no-enquiry': notFound,
  off: nothingHere,
}
