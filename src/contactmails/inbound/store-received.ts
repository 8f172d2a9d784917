import { retryD1 } from '../../database/retry-d1.ts'
import { type Bindings, staffVariables } from '../../env.ts'
import { enqueueNew } from '../enqueue.ts'
import { verifyThreadToken } from '../replies/reply-token.ts'
import { statusChanged } from '../webhooks/status-changes.ts'
import { isBeyondLimits } from './inbound-limits.ts'
import {
  type FoundThread,
  findByReferences,
  findThread,
  insertEnquiry,
  insertReceived,
  isStored,
} from './inbound-queries.ts'
import type { ReceivedMail } from './received-mail.ts'

/** May be repeated with the same e-mail. `dropped`: a bounce of an e-mail that is not ours. */
export const storeReceived = async (env: Bindings, mail: ReceivedMail): Promise<'stored' | 'dropped' | 'full'> => {
  const { DB } = env
  if (await retryD1(() => isStored(DB, mail.id))) return 'stored'
  const thread = await threadOf(env, mail)
  if (!thread && mail.isBounce) return 'dropped'
  const isFromSender = mail.isVerified && thread?.email.toLowerCase() === mail.author.toLowerCase()
  const isQuiet = await isBeyondLimits(env, mail, thread && { id: thread.id, isFromSender })
  if (thread) {
    const result = await addToThread(env, thread, mail, isQuiet)
    if (result !== 'gone') return result
  }
  const tellsNobody = mail.isAutomatic || isQuiet
  await retryD1(() => insertEnquiry(DB, mail, tellsNobody))
  if (!tellsNobody) await enqueueNew(env, mail.id)
  return 'stored'
}

/** A token proves that we wrote to whoever has it. A message id does not, so its e-mail has to be the sender's own. */
async function threadOf({ DB, ...env }: Bindings, mail: ReceivedMail): Promise<FoundThread | null> {
  const secret = staffVariables(env).BETTER_AUTH_SECRET
  for (const token of secret ? mail.tokens : []) {
    const id = await verifyThreadToken(String(secret), token)
    const thread = id && (await retryD1(() => findThread(DB, id)))
    if (thread) return thread
  }
  if (!mail.isVerified || mail.references.length === 0) return null
  return retryD1(() => findByReferences(DB, mail.references, mail.author))
}

/** Absence notices open nothing again. A bounce does: a reply has not arrived. */
async function addToThread(env: Bindings, { id, status }: FoundThread, mail: ReceivedMail, isQuiet: boolean) {
  const isReopening = !isQuiet && (mail.isBounce || !mail.isAutomatic)
  if (!(await retryD1(() => insertReceived(env.DB, id, mail, isReopening)))) {
    if (await retryD1(() => isStored(env.DB, mail.id))) return 'stored'
    return (await retryD1(() => findThread(env.DB, id))) ? 'full' : 'gone'
  }
  if (isReopening && status !== 'open') {
    await statusChanged(env, [{ id, from: status, to: 'open', at: mail.receivedAt }])
  }
  return 'stored'
}
