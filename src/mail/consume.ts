import type { MessageBatch, Message as QueueMessage } from '@cloudflare/workers-types'
import * as v from 'valibot'
import type { Bindings } from '../env.ts'
import { withDeadline } from './deadline.ts'
import { askForNotice } from './enqueue.ts'
import { storeContactmail } from './keep.ts'
import { causeOf, log } from './log.ts'
import { idBeside } from './mail-id.ts'
import { type Message, MessageSchema } from './message.ts'
import { notify } from './notify.ts'
import { patience } from './patience.ts'

/** The queue that gets what could not be handled in all its tries. */
const deadLetters = 'contactmails-dead'

/** Handles messages one by one, so that one which fails, or a crash, brings back no other. */
export const consume = async (batch: MessageBatch<unknown>, env: Bindings): Promise<void> => {
  const handle = batch.queue === deadLetters ? putBack : carryOut
  for (const message of batch.messages) {
    try {
      await handle(env, message)
      message.ack()
    } catch (error) {
      log('error', 'message-failed', { queue: batch.queue, message: message.id, cause: causeOf(error) })
      message.retry({ delaySeconds: delayAfter(message.attempts) })
    }
  }
}

/** Seconds: half a minute after the first try, doubled with each further one, an hour at most. */
export const delayAfter = (attempts: number): number => Math.min(30 * 2 ** (attempts - 1), 3600)

function carryOut(env: Bindings, { body }: QueueMessage<unknown>) {
  const message = v.parse(MessageSchema, body)
  return message.kind === 'keep' ? keepLate(env, message) : notify(env, message.id)
}

async function keepLate(env: Bindings, { row, judgement }: Extract<Message, { kind: 'keep' }>) {
  const own = await storeContactmail(env.DB, row, judgement)
  if (own.outcome === 'kept') return askForNotice(env, row.id)
  // Its sender was told that it is kept, so it is, beside the mail that came under the same id.
  const beside = { ...row, id: await idBeside(row.id, row) }
  const { outcome } = await storeContactmail(env.DB, beside, judgement)
  if (outcome === 'conflict') throw new Error('the id beside is taken')
  return askForNotice(env, beside.id)
}

/** Sends a dead letter around once more; it is dropped here only when the queue has it. */
async function putBack({ CONTACTMAILS }: Bindings, { body }: QueueMessage<unknown>) {
  if (!CONTACTMAILS) throw new Error('there is no queue')
  await withDeadline(CONTACTMAILS.send(body, { delaySeconds: 900 }), patience.queue)
}
