import type { EmailMessageBuilder, SendEmail } from '@cloudflare/workers-types'
import { timeouts, withTimeout } from '../../database/timeouts.ts'
import { causeOf } from '../../log.ts'
import type { Kind, Refusal, Send } from './kind.ts'

export const mailing =
  (mailer: SendEmail, mail: EmailMessageBuilder): Send =>
  async () =>
    (await withTimeout(mailer.send(mail), timeouts.mailer)) ?? {}

/** Seconds until the next attempt: 30, then doubled each time, an hour at most. */
export const delayAfter = (attempts: number): number => Math.min(30 * 2 ** (attempts - 1), 3600)

const maxAttempts = 6

/** For mail that leaves at most once. */
export const limitedDelayAfter = (attempts: number): number | undefined =>
  attempts < maxAttempts ? delayAfter(attempts) : undefined

/** Recorded when the service did not say whether it took the message. */
export const noAnswer = 'no-answer'
/** Recorded when something else made the message pointless. */
export const notNeeded = 'not-needed'
export const notConfigured: Refusal = { error: 'not-configured', isFinal: true }

/**
 * Refusals that may pass. With every other code the same mail would be refused again.
 * Source: https://developers.cloudflare.com/email-service/api/send-emails/workers-api/#error-codes
 */
const passing = ['E_RATE_LIMIT_EXCEEDED', 'E_DAILY_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR']

/** A code means that nothing was sent. Anything else, such as a timeout, leaves that open. */
export const refusalOf = (error: unknown, { ifUnknown }: Pick<Kind, 'ifUnknown'>): Refusal => {
  if (ifUnknown === 'send again') return { error: causeOf(error), isFinal: false }
  const code = codeOf(error)
  if (!code) return { error: `${noAnswer} ${causeOf(error)}`, isFinal: true }
  return { error: code, isFinal: !passing.includes(code) }
}

function codeOf(error: unknown) {
  if (!(error instanceof Error)) return null
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'string' && /^E_[A-Z_]{1,60}$/.test(code) ? code : null
}
