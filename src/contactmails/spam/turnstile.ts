import * as v from 'valibot'
import type { TurnstileKeys } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { turnstileAction } from './spam-rules.ts'

const siteverify = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const timeout = 5000

const notTheVisitor = ['internal-error', 'missing-input-secret', 'invalid-input-secret', 'bad-request']

const ResultSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
})

type Verification = {
  token: string | undefined
  /** Idempotency key, a UUID: under it a token may be verified again. */
  id: string
  hostname: string
  address: string | undefined
}

/** Verifies a Turnstile token; null without keys. Never throws: an outage is not the visitor's fault. */
export const verifyTurnstile = async (keys: TurnstileKeys | null, { token, id, hostname, address }: Verification) => {
  if (!keys) return null
  if (!token) return 'missing'
  try {
    const response = await fetch(siteverify, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ secret: keys.secretKey, response: token, idempotency_key: id, remoteip: address }),
      signal: AbortSignal.timeout(timeout),
    })
    const result = v.parse(ResultSchema, await response.json())
    if (result.success) return result.hostname === hostname && result.action === turnstileAction ? 'passed' : 'failed'
    const codes = result['error-codes']
    if (codes.length > 0 && !codes.some((code) => notTheVisitor.includes(code))) return 'failed'
    throw new Error(codes.join(' ') || `status ${response.status}`)
  } catch (error) {
    log('turnstile-unavailable', { id, cause: causeOf(error) })
    return 'unavailable'
  }
}
