import type { Classification, Signals } from './spam-schema.ts'

export const minFillTime = 3000

export type TurnstileResult =
  | 'passed'
  /** No token: no JavaScript, or the widget did not finish. */
  | 'missing'
  | 'unavailable'
  | 'failed'
  | null

const overLimit = 'over-limit'

/** Missing signals count as ham, unless all visitors exceed their limit: then Turnstile must have passed. */
export const classify = (
  { homepage, filledIn }: Signals,
  turnstile: TurnstileResult = null,
  isOverAllVisitorsLimit = false,
): Classification => {
  const isSpam = {
    honeypot: Boolean(homepage?.trim()),
    'too-fast': filledIn !== undefined && filledIn < minFillTime,
    'turnstile-failed': turnstile === 'failed',
    [overLimit]: isOverAllVisitorsLimit && turnstile !== 'passed',
  }
  const reasons = Object.entries(isSpam).flatMap(([reason, holds]) => (holds ? [reason] : []))
  const inconclusive = isInconclusive(turnstile) ? [`turnstile-${turnstile}`] : []
  return { verdict: reasons.length > 0 ? 'spam' : 'ham', reasons: [...reasons, ...inconclusive] }
}

/** Whether Turnstile is on without a result; a stricter rate limit then applies. */
export const isInconclusive = (turnstile: TurnstileResult): boolean =>
  turnstile === 'missing' || turnstile === 'unavailable'

/** Whether the notification waits for the schedule, so that a flood of enquiries does not flood staff. */
export const isNotificationDelayed = ({ reasons }: Classification): boolean => reasons.includes(overLimit)
