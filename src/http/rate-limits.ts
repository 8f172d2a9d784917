import type { RateLimit } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import { type AppEnv, isLocalHost } from '../env.ts'
import { causeOf, log } from '../log.ts'
import { networkOf } from './visitor-network.ts'

export const limitPeriod = 60

type Limit = 'VISITOR_LIMIT' | 'STRICT_LIMIT' | 'BEACON_LIMIT' | 'ALL_VISITORS_LIMIT'

/** One network alone can exceed that of all visitors, so it refuses nobody. */
export const isOverLimit = (c: Context<AppEnv>, name: Limit): Promise<boolean> | false =>
  !isDeveloper(c) && isSpent(c.env[name], name === 'ALL_VISITORS_LIMIT' ? 'all' : visitorOf(c))

/** The visitor's address. Cloudflare sets the header and overwrites what clients send. */
export const addressOf = (c: Context<AppEnv>): string | undefined => c.req.header('CF-Connecting-IP')

function visitorOf(c: Context<AppEnv>) {
  const address = addressOf(c)
  return address && networkOf(address)
}

function isDeveloper(c: Context<AppEnv>) {
  const address = addressOf(c)
  return isLocalHost(new URL(c.req.url).hostname) && (!address || /^(127\.|::1$)/.test(address))
}

async function isSpent(limit: RateLimit | undefined, key: string | undefined) {
  if (!limit || !key) return false
  try {
    return !(await limit.limit({ key })).success
  } catch (error) {
    log('limit-failed', { cause: causeOf(error) })
    return false
  }
}
