const prefix = 'whsec_'

/** A secret of 256 bits as Standard Webhooks writes it: `whsec_` and base64. */
export const newSecret = (): string => prefix + toBase64(crypto.getRandomValues(new Uint8Array(32)))

type Signed = { id: string; timestamp: number; body: string }

/** One signature for each secret; `timestamp` is in seconds. Source: https://www.standardwebhooks.com */
export const signatureHeader = async (secrets: string[], { id, timestamp, body }: Signed): Promise<string> => {
  const text = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const signatures = await Promise.all(secrets.map((secret) => sign(secret, text)))
  return signatures.map((signature) => `v1,${signature}`).join(' ')
}

async function sign(secret: string, text: Uint8Array<ArrayBuffer>) {
  const bytes = Uint8Array.from(atob(secret.slice(prefix.length)), (character) => character.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return toBase64(new Uint8Array(await crypto.subtle.sign('HMAC', key, text)))
}

function toBase64(bytes: Uint8Array) {
  return btoa(String.fromCharCode(...bytes))
}
