import * as v from 'valibot'
import { causeOf } from '../../log.ts'
import { type Failure, type Kind, noAnswer } from './kind.ts'

/** Seconds until the next attempt: 30, then doubled each time, an hour at most. */
export const delayAfter = (attempts: number): number => Math.min(30 * 2 ** (attempts - 1), 3600)

/** Seconds before each further attempt of a webhook. Cloudflare's queues wait twelve hours at most. */
export const webhookDelays = [5, 300, 1800, 2 * 3600, 5 * 3600, 10 * 3600, 12 * 3600]

const maxAttempts = 6

export const limitedDelayAfter = (attempts: number): number | undefined =>
  attempts < maxAttempts ? delayAfter(attempts) : undefined

// Every other code is final. Source: https://developers.cloudflare.com/email-service/api/send-emails/workers-api/#error-codes
const passing = ['E_RATE_LIMIT_EXCEEDED', 'E_DAILY_LIMIT_EXCEEDED', 'E_INTERNAL_SERVER_ERROR']

/** A code means that nothing was sent. Anything else, such as a timeout, leaves that open. */
export const failureOf = (error: unknown, { ifUnknown }: Pick<Kind, 'ifUnknown'>): Failure => {
  if (ifUnknown === 'send again') return { error: causeOf(error), isFinal: false }
  const { code } = v.parse(CodedSchema, error)
  if (!code) return { error: `${noAnswer} ${causeOf(error)}`, isFinal: true }
  return { error: code, isFinal: !passing.includes(code) }
}

const CodedSchema = v.fallback(v.object({ code: v.pipe(v.string(), v.regex(/^E_[A-Z_]{1,60}$/)) }), { code: '' })
