import type { RateLimit } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import { type AppEnv, isLocalHost } from '../env.ts'
import { causeOf, log } from '../mail/log.ts'

/** Seconds until a limit of wrangler.toml begins anew. */
export const limitPeriod = 60

/** Whether this visitor, or all visitors together, have sent too much in the last minute. */
export const isOverLimit = async (c: Context<AppEnv>): Promise<boolean> => {
  if (isDeveloper(c)) return false
  const { VISITOR_LIMIT, ALL_VISITORS_LIMIT } = c.env
  // In this order, so that one visitor cannot use up what is there for all.
  return (await isSpent(VISITOR_LIMIT, visitorOf(c))) || (await isSpent(ALL_VISITORS_LIMIT, 'all'))
}

/** Whether a visitor about whom Turnstile could tell nothing has sent too much. */
export const isOverStrictLimit = (c: Context<AppEnv>): Promise<boolean> | false =>
  !isDeveloper(c) && isSpent(c.env.STRICT_LIMIT, visitorOf(c))

/** Whether a visitor's browser has sent too much to be counted; enquiries have limits of their own. */
export const isOverBeaconLimit = (c: Context<AppEnv>): Promise<boolean> | false =>
  !isDeveloper(c) && isSpent(c.env.BEACON_LIMIT, visitorOf(c))

/** The visitor's address, as Cloudflare alone can say it. */
export const addressOf = (c: Context<AppEnv>): string | undefined => c.req.header('CF-Connecting-IP')

/** What a limit counts as one visitor: an IPv4 address, or the /64 of an IPv6 one, which is what a household gets. */
export const visitorKey = (address: string): string => {
  const text = address.trim().toLowerCase()
  if (!text.includes(':')) return text
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = text.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0')
  const network = [...groups, ...zeros, ...rest].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** Without an address, which every request through Cloudflare has, there is nobody to count. */
function visitorOf(c: Context<AppEnv>) {
  const address = addressOf(c)
  return address && visitorKey(address)
}

/** A developer at the local site, who may send as often as a test needs. */
function isDeveloper(c: Context<AppEnv>) {
  const address = addressOf(c)
  return isLocalHost(new URL(c.req.url).hostname) && (!address || /^(127\.|::1$)/.test(address))
}

/** A limit that is not there, or fails, stops nobody. */
async function isSpent(limit: RateLimit | undefined, key: string | undefined) {
  if (!limit || !key) return false
  try {
    return !(await limit.limit({ key })).success
  } catch (error) {
    log('error', 'limit-failed', { cause: causeOf(error) })
    return false
  }
}
