import { createHMAC } from '@better-auth/utils/hmac'
import { countUp } from '../../../database/count-up.ts'
import { sql } from '../../../database/sql.ts'
import { networkOf, rangeOf } from '../../../http/visitor-network.ts'
import { windowSeconds } from '../../guards/audit-entry.ts'
import type { StaffContext } from '../../guards/session.ts'
import { knownDevice } from './known-device.ts'

export const limits = {
  network: 40,
  /** Per account and network, so that strangers cannot lock the owner out. */
  pair: 10,
  /** Per account and IPv6 /48, the largest block a customer gets. */
  block: 30,
  /** Per account. Source: NIST SP 800-63B, "Rate Limiting" */
  account: 100,
  device: 10,
  owner: 10,
  /** Passkey challenges per network; each adds a row. */
  passkeys: 40,
  resets: 10,
  reset: 3,
} as const
type Kind = keyof typeof limits
type Counter = [Kind, string]

/** Returns the seconds to wait if a limit is reached, else null. better-auth counts the wrong codes of an account. */
export const countSignInAttempt = async (
  c: StaffContext,
  account: string | null,
  step: 'password' | 'code' = 'password',
): Promise<number | null> => {
  const device = account && (await knownDevice(c, account))
  if (device) return secondsToWait(c, 'device', device)
  const counters: Counter[] = [['network', networkOf(addressOf(c))]]
  if (account && step === 'password') counters.push(...pairsOf(c, account), ['account', account])
  // Narrow limits first: a refused attempt does not count towards the wider ones.
  for (const counter of counters) {
    const wait = await secondsToWait(c, ...counter)
    if (wait !== null) return wait
  }
  return null
}

/** Counts one more of a kind, by default for the network of the request. Returns the seconds to wait, or null. */
export const secondsToWait = async (
  c: StaffContext,
  kind: Kind,
  value = networkOf(addressOf(c)),
): Promise<number | null> => {
  const counter = { key: await keyOf(c, [kind, value]), span: windowSeconds * 1000 }
  const [{ count, resetsAt }] = await countUp(c.env.DB, [counter])
  return count > limits[kind] ? Math.max(1, Math.ceil((Date.parse(resetsAt) - Date.now()) / 1000)) : null
}

const addressOf = (c: StaffContext) => c.req.header('CF-Connecting-IP') ?? ''

export const resetSignInAttempts = async (c: StaffContext, account: string) => {
  const device = await knownDevice(c, account)
  await resetAttempts(c, device ? [...pairsOf(c, account), ['device', device]] : pairsOf(c, account))
}

export const resetAttempts = async (c: StaffContext, counters: Counter[]) => {
  for (const counter of counters) await deleteAttempts(c.env.DB, await keyOf(c, counter))
}

const pairsOf = (c: StaffContext, account: string): Counter[] => [
  ['pair', `${account} ${networkOf(addressOf(c))}`],
  ['block', `${account} ${rangeOf(addressOf(c))}`],
]

/** A keyed digest, so that the table contains neither accounts nor network addresses. */
const keyOf = async (c: StaffContext, [kind, value]: Counter) => {
  const digest = await createHMAC('SHA-256', 'hex').sign(c.env.BETTER_AUTH_SECRET ?? '', `${kind}:${value}`)
  return `${kind}:${digest.slice(0, 32)}`
}

export const deleteAttempts = (db: D1Database, key: string) =>
  sql(db)`DELETE FROM limit_counts WHERE key = ${key}`.run()
