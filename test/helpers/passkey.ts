import { env } from 'cloudflare:workers'
import { base64, base64Url } from '@better-auth/utils/base64'
import { paths } from '../../src/paths.ts'
import { cookiesOf, origin, post } from './staff.ts'

/** Adds a passkey to the account and answers a challenge with it, as a device does. */
export const answeredChallenge = async (email: string) => {
  const key = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const point = new Uint8Array((await crypto.subtle.exportKey('raw', key.publicKey)) as ArrayBuffer)
  const publicKey = base64.encode(Uint8Array.of(0xa4, 1, 1, 3, 0x27, 0x20, 6, 0x21, 0x58, 32, ...point))
  const id = crypto.randomUUID()
  await env.DB.prepare(
    `INSERT INTO passkey (id, name, publicKey, userId, credentialID, counter, deviceType, backedUp, createdAt)
     SELECT ?2, 'Laptop', ?3, id, ?2, 0, 'singleDevice', 0, '2026-11-22T00:00:00.000Z' FROM user WHERE email = ?1`,
  )
    .bind(email, id, publicKey)
    .run()
  const asked = await post(paths.api.loginPasskeyOptions, {})
  const { challenge } = (await asked.json()) as { challenge: string }
  const client = new TextEncoder().encode(JSON.stringify({ type: 'webauthn.get', challenge, origin }))
  const isPresentAndVerified = 5
  const authenticator = [...(await digest(new TextEncoder().encode(new URL(origin).hostname))), isPresentAndVerified]
  const data = Uint8Array.of(...authenticator, 0, 0, 0, 1)
  const signature = await crypto.subtle.sign(
    'Ed25519',
    key.privateKey,
    Uint8Array.of(...data, ...(await digest(client))),
  )
  const encoded = (bytes: Uint8Array) => base64Url.encode(bytes, { padding: false })
  const response = {
    clientDataJSON: encoded(client),
    authenticatorData: encoded(data),
    signature: encoded(new Uint8Array(signature)),
  }
  return { cookie: cookiesOf(asked), body: { response: { id, rawId: id, type: 'public-key', response } } }
}

const digest = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
