import * as v from 'valibot'

export const SignalsSchema = v.object({
  homepage: v.fallback(v.optional(v.string()), undefined),
  filledIn: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
  turnstile: v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(2048))), undefined),
})
export type Signals = v.InferOutput<typeof SignalsSchema>

export const turnstileAction = 'enquiry'

export const ClassificationSchema = v.object({
  verdict: v.picklist(['ham', 'spam']),
  reasons: v.array(v.string()),
})
export type Classification = v.InferOutput<typeof ClassificationSchema>

export const ham: Classification = { verdict: 'ham', reasons: [] }
export const notVerified = 'not-verified'

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

/** In a text without spaces, such as a long address, a word could fill a row. */
const longestWord = 60

export const offerReasons = (words: string[]): string[] => [
  'offer',
  ...words.map((word) => `word:${word.slice(0, longestWord).toWellFormed().replaceAll(' ', '_')}`),
]

const inWords: Record<string, string> = {
  blocked: 'its sender is blocked',
  honeypot: 'a field that people do not see was filled in',
  'too-fast': 'it was sent within three seconds',
  'turnstile-failed': 'Turnstile took it for a machine',
  automatic: 'a machine sent it',
  'own-address': 'it came in the name of our own address',
  'sender-disowned': 'the domain of its sender disowns it',
  [overLimit]: 'it came in a flood of messages',
}

export const reasonsInWords = (verdictReasons: string): string => {
  const reasons = verdictReasons.split(' ')
  const words = reasons.filter((reason) => reason.startsWith('word:')).map((reason) => reason.slice(5))
  const quoted = words.map((word) => `“${word.replaceAll('_', ' ')}”`).join(', ')
  const offer = `it reads like an offer${quoted && `: ${quoted}`}`
  return reasons.flatMap((reason) => (reason === 'offer' ? offer : (inWords[reason] ?? []))).join('; ')
}

export const isInconclusive = (turnstile: TurnstileResult): boolean =>
  turnstile === 'missing' || turnstile === 'unavailable'

/** Whether the notification waits for the schedule, so that a flood of enquiries does not flood staff. */
export const isNotificationDelayed = ({ reasons }: Classification): boolean => reasons.includes(overLimit)
