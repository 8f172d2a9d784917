import type { Message as QueueMessage } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { retryD1 } from '../../database/retry-d1.ts'
import type { Bindings } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { insertOnce, type StoreJob, StoreJobSchema } from '../arrival/store-contactmail.ts'
import { removeUnstored } from '../attachments/files.ts'
import { alternateId } from '../contactmail-id.ts'
import { isErased } from '../deletion/erase.ts'
import { storeReceived } from '../inbound/receive.ts'
import { type ReceivedMail, ReceivedMailSchema } from '../inbound/received-mail.ts'
import { enqueueNew } from '../outbox/enqueue.ts'
import { delayAfter, OutboxMessageSchema, SentRecordSchema } from '../outbox/kind.ts'
import { handleEvent, isEvent } from '../replies/delivery-event.ts'
import { isNotificationDelayed } from '../spam/spam-rules.ts'
import { requeue } from './dead-letters.ts'
import { recordSent, send } from './send.ts'

const JobSchema = v.variant('kind', [
  StoreJobSchema,
  v.object({ kind: v.literal('received'), mail: ReceivedMailSchema }),
  v.object({ kind: v.literal('send'), id: v.string() }),
  v.object({ kind: v.literal('sent'), message: OutboxMessageSchema, sent: SentRecordSchema }),
])

/** Handles messages one by one, so that a failure or crash redelivers no other message. */
export const consume = async (batch: MessageBatch<unknown>, env: Bindings): Promise<void> => {
  const handle = batch.queue.endsWith('-dead') ? requeue : handleJob
  for (const message of batch.messages) {
    try {
      await handle(env, message)
      message.ack()
    } catch (error) {
      log('message-failed', { queue: batch.queue, message: message.id, cause: causeOf(error) })
      message.retry({ delaySeconds: delayAfter(message.attempts) })
    }
  }
}

async function handleJob(env: Bindings, { body }: QueueMessage<unknown>): Promise<unknown> {
  if (isEvent(body)) return handleEvent(env, body)
  const job = v.parse(JobSchema, body)
  if (job.kind === 'store') return storeQueued(env, job)
  if (job.kind === 'received') return storeQueuedMail(env, job.mail)
  if (job.kind === 'send') return send(env, job.id)
  return recordSent(env, job.message, job.sent)
}

async function storeQueued(env: Bindings, job: StoreJob) {
  const { row, classification } = job
  let { id } = row
  if (await retryD1(() => isErased(env, [row.email], row.createdAt))) return
  const { result } = await insertOnce(env.DB, job)
  if (result === 'conflict') {
    // The visitor was told that it is stored, so it is stored under another id.
    id = await alternateId(row.id, row)
    const second = await insertOnce(env.DB, { ...job, row: { ...row, id } })
    if (second.result === 'conflict') throw new Error('the alternate id is taken')
  }
  if (!isNotificationDelayed(classification)) await enqueueNew(env, [id])
}

async function storeQueuedMail(env: Bindings, mail: ReceivedMail) {
  const { author, envelope, enquiry, receivedAt } = mail
  if (!(await retryD1(() => isErased(env, [author, envelope, enquiry.email], receivedAt)))) {
    // Its sender's server takes no refusal any more.
    const result = await storeReceived(env, mail)
    if (result === 'full' || result === 'colleague') await storeReceived(env, { ...mail, tokens: [], references: [] })
  }
  await removeUnstored(env, mail.id, mail.attachments)
}
