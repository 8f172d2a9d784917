import * as v from 'valibot'
import type { TurnstileKeys } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import type { TurnstileResult } from './spam-rules.ts'
import { turnstileAction } from './spam-schema.ts'

const siteverify = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
/** Cloudflare has this long to answer, in ms. */
const timeout = 5000

/** Codes that say something of this site or of Cloudflare, and nothing of the visitor. */
const notTheVisitor = ['internal-error', 'missing-input-secret', 'invalid-input-secret', 'bad-request']

const AnswerSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
})

type Question = {
  token: string | undefined
  /** A UUID; the same token may be asked about again under it. */
  id: string
  /** Where the widget has to have stood. */
  hostname: string
  address: string | undefined
}

/** Asks Cloudflare what the visitor's token is worth. Never throws: an outage is not the visitor's fault. */
export const verifyTurnstile = async (
  { secretKey }: TurnstileKeys,
  { token, id, hostname, address }: Question,
): Promise<TurnstileResult> => {
  if (!token) return 'missing'
  try {
    const response = await fetch(siteverify, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret: secretKey, response: token, idempotency_key: id, remoteip: address }),
      signal: AbortSignal.timeout(timeout),
    })
    const answer = v.parse(AnswerSchema, await response.json())
    if (answer.success) return answer.hostname === hostname && answer.action === turnstileAction ? 'passed' : 'failed'
    const codes = answer['error-codes']
    if (codes.length > 0 && !codes.some((code) => notTheVisitor.includes(code))) return 'failed'
    throw new Error(codes.join(' ') || `answered ${response.status}`)
  } catch (error) {
    log('turnstile-unavailable', { id, cause: causeOf(error) })
    return 'unavailable'
  }
}
