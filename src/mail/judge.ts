import type { Judgement, Signs } from '../schemas/judgement.ts'

/** Nobody reads a form and fills in five fields in less, in ms. */
export const shortestFilling = 3000

/** What Turnstile said of the visitor; null where it is off. */
export type TurnstileFinding =
  | 'passed'
  /** No token: no JavaScript, or a widget that hung. */
  | 'missing'
  /** Cloudflare did not say. */
  | 'unavailable'
  | 'failed'
  | null

/** Tells spam from ham by the signs that came with a mail. A sign that is missing is held against nobody. */
export const judgeSigns = ({ homepage, filledIn }: Signs, turnstile: TurnstileFinding = null): Judgement => {
  const isSpam = {
    honeypot: Boolean(homepage?.trim()),
    'too-fast': filledIn !== undefined && filledIn < shortestFilling,
    'turnstile-failed': turnstile === 'failed',
  }
  const reasons = Object.entries(isSpam).flatMap(([reason, holds]) => (holds ? [reason] : []))
  const doubts = isUnproven(turnstile) ? [`turnstile-${turnstile}`] : []
  return { verdict: reasons.length > 0 ? 'spam' : 'ham', reasons: [...reasons, ...doubts] }
}

/** Whether Turnstile is on and could tell nothing: then a stricter limit holds. */
export const isUnproven = (turnstile: TurnstileFinding): boolean =>
  turnstile === 'missing' || turnstile === 'unavailable'
