import type { RateLimit } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import { type AppEnv, isLocalHost } from '../env.ts'
import { causeOf, log } from '../log.ts'
import { networkOf } from './visitor-network.ts'

/** Period of the limits in wrangler.toml, in seconds. */
export const limitPeriod = 60

export const isOverLimit = (c: Context<AppEnv>): Promise<boolean> | false =>
  !isDeveloper(c) && isSpent(c.env.VISITOR_LIMIT, visitorOf(c))

/** One network alone can exceed this, so nobody is refused. */
export const isOverAllVisitorsLimit = (c: Context<AppEnv>): Promise<boolean> | false =>
  !isDeveloper(c) && isSpent(c.env.ALL_VISITORS_LIMIT, 'all')

export const isOverStrictLimit = (c: Context<AppEnv>): Promise<boolean> | false =>
  !isDeveloper(c) && isSpent(c.env.STRICT_LIMIT, visitorOf(c))

export const isOverBeaconLimit = (c: Context<AppEnv>): Promise<boolean> | false =>
  !isDeveloper(c) && isSpent(c.env.BEACON_LIMIT, visitorOf(c))

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

/** A missing or failing limit lets requests through. */
async function isSpent(limit: RateLimit | undefined, key: string | undefined) {
  if (!limit || !key) return false
  try {
    return !(await limit.limit({ key })).success
  } catch (error) {
    log('limit-failed', { cause: causeOf(error) })
    return false
  }
}
