import type { Context } from 'hono'
import { countAttempt, forgetAttempts, forgetOldAttempts } from '../db/attempts.ts'
import type { AppEnv } from '../env.ts'

/** In a quarter of an hour: ten tries for an account, forty from a network address, whoever they are for. */
export const windowSeconds = 15 * 60
export const triesPerAccount = 10
export const triesPerAddress = 40

/** Counts a try to sign in. Returns the seconds to wait if there have been too many, else null. */
export const countTry = async (c: Context<AppEnv>, account: string | null): Promise<number | null> => {
  const db = c.env.DB
  await forgetOldAttempts(db)
  const wait = await over(c, 'address', addressOf(c), triesPerAddress)
  // One address alone cannot use up the tries of every account.
  if (wait !== null || account === null) return wait
  return over(c, 'account', account, triesPerAccount)
}

/** After a right answer the account's tries start anew. */
export const forgetTries = async (c: Context<AppEnv>, account: string) =>
  forgetAttempts(c.env.DB, await keyOf(c, 'account', account))

async function over(c: Context<AppEnv>, kind: string, value: string, limit: number) {
  const { count, resetsAt } = await countAttempt(c.env.DB, await keyOf(c, kind, value), windowSeconds)
  return count > limit ? Math.max(1, Math.ceil((Date.parse(resetsAt) - Date.now()) / 1000)) : null
}

/** A digest that nobody without the secret can compute, so that the table names neither accounts nor addresses. */
async function keyOf(c: Context<AppEnv>, kind: string, value: string) {
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', text.encode(c.env.BETTER_AUTH_SECRET), algorithm, false, ['sign'])
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(`${kind}:${value}`)))
  return `${kind}:${[...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** Where the request comes from. Of IPv6 the first half: the rest is one household's to choose. */
function addressOf(c: Context<AppEnv>) {
  const address = c.req.header('CF-Connecting-IP') ?? 'unknown'
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address
}
