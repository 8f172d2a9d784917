import { createHMAC } from '@better-auth/utils/hmac'
import { decodeBase64, encodeBase64 } from 'hono/utils/encode'

const prefix = 'whsec_'

export const newSecret = (): string => prefix + encodeBase64(crypto.getRandomValues(new Uint8Array(32)).buffer)

type Signed = { id: string; timestamp: number; body: string }

/** `timestamp` is in seconds. Source: github.com/standard-webhooks/standard-webhooks, spec/standard-webhooks.md */
export const signatureHeader = async (secrets: string[], { id, timestamp, body }: Signed): Promise<string> => {
  const hmac = createHMAC('SHA-256', 'base64')
  const sign = async (secret: string) => {
    const key = await hmac.importKey(decodeBase64(secret.slice(prefix.length)), 'sign')
    return `v1,${await hmac.sign(key, `${id}.${timestamp}.${body}`)}`
  }
  return (await Promise.all(secrets.map(sign))).join(' ')
}
