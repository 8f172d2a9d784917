import { createHMAC } from '@better-auth/utils/hmac'
import { timingSafeEqual } from 'hono/utils/buffer'

/**
 * The signed name of a contactmail's thread: 32 hexadecimal digits of its id and 20 of a signature (80 bits). Whoever
 * has one was written to about that contactmail. It survives mail systems that change the case of addresses.
 */
export const threadToken = async (secret: string, id: string): Promise<string> => {
  const digits = id.replaceAll('-', '')
  const signature = await createHMAC('SHA-256', 'hex').sign(secret, `thread:${digits}`)
  return digits + signature.slice(0, 20)
}

/** The id of the contactmail that a token names; null if its signature is wrong. */
export const verifyThreadToken = async (secret: string, token: string): Promise<string | null> => {
  const digits = token.toLowerCase()
  if (!/^[0-9a-f]{52}$/.test(digits)) return null
  const id = digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return (await timingSafeEqual(await threadToken(secret, id), digits)) ? id : null
}
