import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { limits } from '../../../../src/staff/auth/credentials/attempt-limits.ts'
import { deviceOf, enterFrom, signInFrom, spend, switchOn } from '../../../helpers/sign-in.ts'
import { account, audited, cookiesOf, forgetStaff, password, post, signedIn } from '../../../helpers/staff.ts'
import { totp } from '../../../helpers/totp.ts'

const stranger = '198.51.100.7'
const owner = '203.0.113.9'
let email = ''
let right = { email, password }
let wrong = right

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await forgetStaff()
  email = await account('staff')
  right = { email, password }
  wrong = { email, password: 'not the one it is' }
})

afterEach(() => vi.useRealTimers())

const statusFrom = async (...given: Parameters<typeof signInFrom>) => (await signInFrom(...given)).status

it('eleven wrong passwords keep out the network that they came from, nobody else, and not for longer if it tries on', async () => {
  for (let tries = 0; tries < limits.pair; tries += 1) expect(await statusFrom(stranger, wrong)).toBe(401)
  const eleventh = await signInFrom(stranger, right)
  expect(eleventh.status).toBe(429)
  expect(Number(eleventh.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect((await audited())[0]).toMatchObject({ actor: email, action: 'sign-in-limited' })
  expect(await statusFrom(owner, right)).toBe(200)
  vi.setSystemTime(Date.now() + 10 * 60_000)
  expect(await statusFrom(stranger, right)).toBe(429)
  vi.setSystemTime(Date.now() + 6 * 60_000)
  expect(await statusFrom(stranger, right)).toBe(200)
})

it('a right password starts the tries of its network anew, and not those of others', async () => {
  await signInFrom(owner, wrong)
  await signInFrom(stranger, wrong)
  await spend('pair')
  expect(await statusFrom(owner, right)).toBe(429)
  await forgetStaff()
  await account('staff')
  for (let tries = 1; tries < limits.pair; tries += 1) await signInFrom(owner, wrong)
  expect(await statusFrom(owner, right)).toBe(200)
  expect(await statusFrom(owner, wrong)).toBe(401)
})

it('one network has forty tries, whatever the accounts are', async () => {
  await signInFrom(stranger, { email: 'a@b.example', password })
  await spend('network')
  expect(await statusFrom(stranger, right)).toBe(429)
  expect(await statusFrom(owner, right)).toBe(200)
})

it('one IPv6 /48 cannot use up an account, however many networks it has', async () => {
  const from = (network: number) => `2001:db8:7:${network.toString(16)}::1`
  const statuses = []
  for (let network = 0; network < 40; network += 1) statuses.push(await statusFrom(from(network), wrong))
  expect(statuses.filter((status) => status === 401)).toHaveLength(limits.block)
  expect(statuses.at(-1)).toBe(429)
  expect(await statusFrom('2001:db8:8::1', right)).toBe(200)
})

it('guesses from everywhere together are limited', async () => {
  await signInFrom(stranger, wrong)
  await spend('account')
  expect(await statusFrom(owner, right)).toBe(429)
})

it('a device that has signed in before gets in while account and network are used up', async () => {
  const device = deviceOf(await signedIn(email))
  expect(device).toMatch(/^__Host-forager\.known_device_[\da-f]{8}=/)
  await signInFrom(owner, wrong)
  for (const kind of ['network', 'pair', 'block', 'account'] as const) await spend(kind)
  expect(await statusFrom(owner, right)).toBe(429)
  expect(await statusFrom(owner, right, device)).toBe(200)
})

it('and has ten tries of its own', async () => {
  const device = deviceOf(await signedIn(email))
  for (let tries = 0; tries < limits.device; tries += 1) expect(await statusFrom(owner, wrong, device)).toBe(401)
  expect(await statusFrom(owner, right, device)).toBe(429)
  expect(await statusFrom(owner, right)).toBe(200)
})

it('also limits codes', async () => {
  const cookie = await signedIn(email)
  const { key } = await switchOn(cookie, password)
  const challenge = cookiesOf(await signInFrom(owner, right))
  await spend('network')
  expect((await enterFrom(owner, await totp(key), challenge)).status).toBe(429)
  expect((await enterFrom(owner, await totp(key), `${challenge}; ${deviceOf(cookie)}`)).status).toBe(303)
})

it.each([
  ['of another account', async () => deviceOf(await signedIn(await account('staff', 'other@forager.example')))],
  [
    'of 181 days ago',
    async () => {
      const device = deviceOf(await signedIn(email))
      vi.setSystemTime(Date.now() + 181 * 86_400_000)
      return device
    },
  ],
  ['that is made up', async () => '__Host-forager.known_device_00000000=x.9999999999.x'],
  ['with another signature', async () => deviceOf(await signedIn(email)).replace(/.{8}$/, 'AAAAAAA%3D')],
  ['with another time', async () => deviceOf(await signedIn(email)).replace(/\.\d{10}\./, '.9999999999.')],
  [
    'under the name of this account',
    async () => {
      const other = deviceOf(await signedIn(await account('staff', 'other@forager.example')))
      const name = deviceOf(await signedIn(email)).split('=')[0]
      return `${name}${other.slice(other.indexOf('='))}`
    },
  ],
])('a device cookie %s lets nobody through', async (_name, cookie) => {
  const device = await cookie()
  await signInFrom(owner, wrong)
  await spend('account')
  expect(await statusFrom(owner, right, device)).toBe(429)
})

it('a device stays known after signing out, and scripts cannot read its cookie', async () => {
  const answer = await post(paths.api.login, right)
  const device = answer.headers.getSetCookie().find((cookie) => cookie.includes('known_device')) ?? ''
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(device).toContain(attribute)
  expect(device).not.toContain('Domain')
  expect(device).not.toContain(email)
  const out = await post(paths.api.logout, {}, cookiesOf(answer))
  expect(out.headers.getSetCookie().join()).not.toContain('known_device')
  expect(out.headers.get('Clear-Site-Data') ?? '').not.toMatch(/cookies|\*/)
})

it('failed sign-ins of strangers make one audit entry an account and window, with their count', async () => {
  const rows = () =>
    env.DB.prepare('SELECT actor, count FROM audit ORDER BY id')
      .all()
      .then(({ results }) => results)
  for (let number = 0; number < 20; number += 1) {
    await signInFrom(`198.51.100.${number}`, wrong)
    await signInFrom(`198.51.100.${number}`, { email: `nobody${number}@x.example`, password })
  }
  expect(await rows()).toEqual([
    { actor: email, count: 20 },
    { actor: 'unknown account', count: 20 },
  ])
  vi.setSystemTime(Date.now() + 16 * 60_000)
  await signInFrom(stranger, wrong)
  expect(await rows()).toHaveLength(3)
})
