import { toHex } from '../../../hex.ts'

/** A random token of 256 bits for a link, and the hash that is stored in its place. */
export const newResetToken = async (): Promise<{ token: string; hash: string }> => {
  const token = toHex(crypto.getRandomValues(new Uint8Array(32)))
  return { token, hash: await tokenHash(token) }
}

export const tokenHash = async (token: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))))
