import { env } from 'cloudflare:workers'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { mailOf } from '../../helpers/mail.ts'
import { ask, freshTeam } from '../../helpers/staff.ts'

const teamDomain = 'forager.cloudflareaccess.com'
const audience = 'a1'.repeat(32)
const configured = { ...env, ACCESS_TEAM_DOMAIN: teamDomain, ACCESS_AUD: audience }

let keys: CryptoKeyPair
let others: CryptoKeyPair
let fetched: string[] = []
let admin = ''

beforeAll(async () => {
  keys = (await generateKeyPair('RS256', { extractable: true })) as CryptoKeyPair
  others = (await generateKeyPair('RS256')) as CryptoKeyPair
})
beforeEach(async () => {
  ;({ admin } = await freshTeam())
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'key', alg: 'RS256', use: 'sig' }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    fetched.push(String(input))
    return Response.json({ keys: [jwk] })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

type Claims = { iss?: string; aud?: string; exp?: number; key?: CryptoKey; kid?: string }
const now = () => Math.floor(Date.now() / 1000)
const token = (claims: Claims = {}) => {
  const valid = { iss: `https://${teamDomain}`, aud: audience, exp: now() + 60, key: keys.privateKey, kid: 'key' }
  const { iss, aud, exp, key, kid } = { ...valid, ...claims }
  return new SignJWT({ iss, aud, exp }).setProtectedHeader({ alg: 'RS256', kid }).setIssuedAt().sign(key)
}

const get = (path: string, jwt?: string, bindings = configured) =>
  ask(path, { cookie: admin, headers: { 'Cf-Access-Jwt-Assertion': jwt } }, bindings)

const guarded = [
  paths.login,
  paths.loginCode,
  paths.loginForgot,
  paths.admin.contactmails,
  paths.admin.account,
  paths.admin.users,
  paths.api.contactmails,
  paths.api.contactmailsAuth,
  paths.api.export('csv'),
]

it.each(guarded)('%s asks for a token where Access is configured, and only there', async (path) => {
  expect((await get(path)).status).toBe(403)
  expect([200, 303]).toContain((await get(path, await token())).status)
  expect([200, 303]).toContain((await get(path, undefined, env as typeof configured)).status)
})

it('a token in the cookie of Access counts, where the application leaves a path out', async () => {
  const withCookie = (jwt: string) =>
    ask(paths.api.contactmails, { cookie: `${admin}; CF_Authorization=${jwt}` }, configured)
  expect((await withCookie(await token())).status).toBe(200)
  expect((await withCookie(await token({ key: others.privateKey }))).status).toBe(403)
})

it('sign-in calls ask for it too; the public form does not', async () => {
  const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }
  for (const path of [paths.api.login, paths.api.loginPasskeyOptions, paths.api.users])
    expect((await ask(path, init, configured)).status).toBe(403)
  const enquiry = { ...init, body: JSON.stringify(mailOf()) }
  expect((await ask(paths.api.contactmails, enquiry, configured)).status).toBe(201)
  expect((await ask(paths.home, {}, configured)).status).toBe(200)
})

describe('a token', () => {
  it.each<[string, () => Claims]>([
    ['of another application', () => ({ aud: 'b2'.repeat(32) })],
    ['of another team', () => ({ iss: 'https://evil.cloudflareaccess.com' })],
    ['that is over', () => ({ exp: now() - 60 })],
    ['signed by another key', () => ({ key: others.privateKey })],
    ['of an unknown key', () => ({ kid: 'other' })],
  ])('%s is refused', async (_name, claims) => {
    expect((await get(paths.login, await token(claims()))).status).toBe(403)
  })

  it('without a signature, or signed with the public key as a secret, is refused', async () => {
    const [, payload] = (await token()).split('.')
    const none = `${btoa('{"alg":"none"}').replaceAll('=', '')}.${payload}.`
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(keys.publicKey)))
    const symmetric = await new SignJWT({ aud: audience, iss: `https://${teamDomain}`, exp: now() + 60 })
      .setProtectedHeader({ alg: 'HS256', kid: 'key' })
      .sign(secret)
    for (const forged of [none, symmetric, 'x', '..']) expect((await get(paths.login, forged)).status).toBe(403)
  })
})

it('fetches the team’s keys from the team alone, and keeps them', async () => {
  await get(paths.login, await token())
  fetched = []
  for (let count = 0; count < 3; count += 1) expect((await get(paths.login, await token())).status).toBe(303)
  expect(fetched).toEqual([])
})

it.each([{ ACCESS_AUD: '' }, { ACCESS_TEAM_DOMAIN: '' }, { ACCESS_AUD: 'short' }])(
  'lets nobody in with %o',
  async (wrong) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await get(paths.login, await token(), { ...configured, ...wrong })).status).toBe(403)
  },
)

it.each([404, 302, 500])('says in the log that the team has no keys where it answers %i', async (status) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  logged.mockClear()
  vi.stubGlobal('fetch', async () => new Response('', { status }))
  const elsewhere = { ...configured, ACCESS_TEAM_DOMAIN: `answers-${status}.cloudflareaccess.com` }
  expect((await get(paths.login, await token(), elsewhere)).status).toBe(403)
  expect(logged.mock.calls.join()).toContain('access-keys-unavailable')
})
