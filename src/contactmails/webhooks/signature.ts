import { decodeBase64, encodeBase64 } from 'hono/utils/encode'

const prefix = 'whsec_'

export const newSecret = (): string => prefix + encodeBase64(crypto.getRandomValues(new Uint8Array(32)).buffer)

type Signed = { id: string; timestamp: number; body: string }

/** `timestamp` is in seconds. Source: github.com/standard-webhooks/standard-webhooks, spec/standard-webhooks.md */
export const signatureHeader = async (secrets: string[], { id, timestamp, body }: Signed): Promise<string> => {
  const text = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const signatures = await Promise.all(secrets.map((secret) => sign(secret, text)))
  return signatures.map((signature) => `v1,${signature}`).join(' ')
}

async function sign(secret: string, text: Uint8Array<ArrayBuffer>) {
  const bytes = decodeBase64(secret.slice(prefix.length))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return encodeBase64(await crypto.subtle.sign('HMAC', key, text))
}
