import { retryD1 } from '../../database/retry-d1.ts'
import { type Bindings, staffVariables } from '../../env.ts'
import { enqueueNotification } from '../enqueue.ts'
import { statusOf } from '../replies/reply-queries.ts'
import { verifyThreadToken } from '../replies/reply-token.ts'
import { statusChanged } from '../webhooks/status-changes.ts'
import { findByReferences, insertEnquiry, insertReceived, isStored } from './inbound-queries.ts'
import type { ReceivedMail } from './received-mail.ts'

/**
 * Stores an e-mail: in the thread that it belongs to, or as a new enquiry. Idempotent for the same e-mail.
 * - `dropped`: it says that some e-mail was not delivered, but none of ours
 * - `full`: its thread has no room
 * @throws if D1 does not store it in time
 */
export const storeReceived = async (env: Bindings, mail: ReceivedMail): Promise<'stored' | 'dropped' | 'full'> => {
  const { DB } = env
  if (await retryD1(() => isStored(DB, mail.id))) return 'stored'
  const thread = await findThread(env, mail)
  if (thread) return addToThread(env, thread, mail)
  if (mail.isBounce) return 'dropped'
  await retryD1(() => insertEnquiry(DB, mail, mail.isAutomatic))
  if (!mail.isAutomatic) await enqueueNotification(env, mail.id)
  return 'stored'
}

/**
 * The contactmail to which an e-mail belongs. A token proves that its writer was written to; a message id does not, so
 * that it has to come from the sender's own address.
 */
async function findThread({ DB, ...env }: Bindings, mail: ReceivedMail) {
  const secret = staffVariables(env).BETTER_AUTH_SECRET
  for (const token of secret ? mail.tokens : []) {
    const id = await verifyThreadToken(String(secret), token)
    const status = id && (await retryD1(() => statusOf(DB, id)))
    if (id && status) return { id, status }
  }
  if (!mail.isSenderPlausible || mail.references.length === 0) return null
  const id = await retryD1(() => findByReferences(DB, mail.references, mail.author))
  const status = id && (await retryD1(() => statusOf(DB, id)))
  return id && status ? { id, status } : null
}

/** Absence notices open nothing again. A bounce does: an answer has not arrived. */
async function addToThread(
  env: Bindings,
  { id, status }: NonNullable<Awaited<ReturnType<typeof findThread>>>,
  mail: ReceivedMail,
) {
  const isReopening = mail.isBounce || !mail.isAutomatic
  if (!(await retryD1(() => insertReceived(env.DB, id, mail, isReopening)))) {
    return (await retryD1(() => isStored(env.DB, mail.id))) ? 'stored' : 'full'
  }
  if (isReopening && status !== 'open') {
    await statusChanged(env, [{ id, from: status, to: 'open', at: mail.receivedAt }])
  }
  return 'stored'
}
