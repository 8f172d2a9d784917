import type { EmailMessageBuilder, SendEmail } from '@cloudflare/workers-types'
import { retryD1 } from '../../database/retry-d1.ts'
import { timeouts, withTimeout } from '../../database/timeouts.ts'
import { type Bindings, receiptSecret } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { type Refusal, refusalOf } from '../replies/send-errors.ts'
import { threadAddresses } from '../replies/thread-addresses.ts'
import { buildReceipt } from './receipt-mail.ts'
import { claimReceipt, findWaiting, recordReceiptRefused, recordReceiptSent } from './receipt-queries.ts'

/** Tries before a receipt counts as failed. */
const maxTries = 6

/**
 * Sends the queued receipt of a contactmail, at most once, and records the result. Does nothing if there is none.
 * @throws if it is to be tried again
 */
export const sendReceipt = async (env: Bindings, contactmailId: string): Promise<void> => {
  const { DB } = env
  const tried = { contactmailId, claim: crypto.randomUUID() }
  const tries = await retryD1(() => claimReceipt(DB, contactmailId, tried.claim))
  if (!tries) return
  const refusal = await trySending(env, contactmailId)
  if (!refusal) {
    return retryD1(() => recordReceiptSent(DB, tried)).catch((error) =>
      log('receipt-not-recorded', { id: contactmailId, cause: causeOf(error) }),
    )
  }
  const { error, isFinal } = refusal
  const isLast = isFinal || tries >= maxTries
  await retryD1(() => recordReceiptRefused(DB, { ...tried, error, state: isLast ? 'failed' : 'queued' }))
  if (!isLast) throw new Error(`the receipt was not sent: ${error}`)
  if (error !== notNeeded) log('receipt-failed', { id: contactmailId, cause: error })
}

/** Recorded if an answer, or a verdict of spam, was faster. */
const notNeeded = 'not-needed'

async function trySending(env: Bindings, contactmailId: string): Promise<Refusal | null> {
  const message = await prepare(env, contactmailId)
  if ('error' in message) return message
  try {
    await withTimeout(message.mailer.send(message.mail), timeouts.mailer)
    return null
  } catch (error) {
    return refusalOf(error)
  }
}

/** What is to be sent. Nothing has left yet, so any failure here may be tried again. */
async function prepare(
  env: Bindings,
  contactmailId: string,
): Promise<Refusal | { mailer: SendEmail; mail: EmailMessageBuilder }> {
  try {
    const contactmail = await retryD1(() => findWaiting(env.DB, contactmailId))
    if (!contactmail) return { error: notNeeded, isFinal: true }
    const addresses = await threadAddresses(env, contactmail)
    if (!addresses || !env.MAILER || !receiptSecret(env)) return { error: 'not-configured', isFinal: true }
    return { mailer: env.MAILER, mail: buildReceipt({ contactmail, ...addresses }) }
  } catch (error) {
    return { error: causeOf(error), isFinal: false }
  }
}
