import * as v from 'valibot'
import { retryD1 } from '../../database/retry-d1.ts'
import type { Bindings } from '../../env.ts'
import { log } from '../../log.ts'
import { enqueueNew } from '../outbox/enqueue.ts'
import { listUnfinished } from '../outbox/outbox-queries.ts'
import { failSentReply } from './reply-queries.ts'

const EventSchema = v.object({ type: v.pipe(v.string(), v.startsWith('cf.')) })

/** Source: https://developers.cloudflare.com/queues/event-subscriptions/events-schemas/ */
const UndeliveredSchema = v.object({
  type: v.picklist(['bounced', 'failed', 'rejected'].map((outcome) => `cf.email.sending.message.${outcome}`)),
  payload: v.object({ messageId: v.string() }),
})

/** Whether Cloudflare has put it into the queue, and not this site. */
export const isEvent = (body: unknown): body is v.InferOutput<typeof EventSchema> => v.is(EventSchema, body)

/** Fails a reply that the mail service took and could not deliver. Idempotent; what concerns no such reply is ignored. */
export const handleEvent = async (env: Bindings, event: v.InferOutput<typeof EventSchema>): Promise<void> => {
  const { type } = event
  const error = type.slice(type.lastIndexOf('.') + 1)
  const { success, output } = v.safeParse(UndeliveredSchema, event)
  const at = new Date().toISOString()
  const reply = success && (await retryD1(() => failSentReply(env.DB, output.payload.messageId, error, at)))
  const unfinished = success && !reply ? await retryD1(() => listUnfinished(env.DB, at)) : []
  // The event may concern a reply whose message id is not recorded yet. The queue brings it again.
  if (unfinished.some(({ kind }) => kind === 'reply')) throw new Error('a reply is still being sent')
  if (!reply) return log('event-ignored', { cause: type.slice(0, 200) })
  log('reply-failed', { id: reply.id, cause: error })
  await enqueueNew(env, [reply.contactmailId], 'webhook')
}
