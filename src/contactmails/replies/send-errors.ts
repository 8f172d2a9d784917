import { causeOf } from '../../log.ts'

/** Why an answer was not sent, and whether trying again is up to people. */
export type Refusal = { error: string; isFinal: boolean }

/** Recorded when the mail service did not say whether it took the answer. */
export const noAnswer = 'no-answer'

/**
 * Refusals that may pass. With every other code the same answer would be refused again.
 * Source: https://developers.cloudflare.com/email-service/api/send-emails/workers-api/#error-codes
 */
const passing = ['E_RATE_LIMIT_EXCEEDED', 'E_DAILY_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR']

/**
 * What a failed call of the mail service means. A code is an answer: nothing was sent. Anything else, such as a timeout
 * or a lost connection, leaves open whether it was, so no machine tries again.
 */
export const refusalOf = (error: unknown): Refusal => {
  const code = codeOf(error)
  if (!code) return { error: `${noAnswer} ${causeOf(error)}`, isFinal: true }
  return { error: code, isFinal: !passing.includes(code) }
}

function codeOf(error: unknown) {
  if (!(error instanceof Error)) return null
  const { code } = error as Error & { code?: unknown }
  return typeof code === 'string' && /^E_[A-Z_]{1,60}$/.test(code) ? code : null
}
