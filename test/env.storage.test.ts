import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiOrigin, retentionDays, settingNames, staffVariables, wrongSettings } from '../src/env.ts'
import { paths } from '../src/paths.ts'
import { forgetMails, storedMails } from './helpers/contactmails.ts'
import { mailOf } from './helpers/mail.ts'
import { ask, pagePaths, statusOf } from './helpers/site.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  [undefined, null],
  ['', null],
  ['https://api.forager.example', 'https://api.forager.example'],
  ['https://api.forager.example/', 'https://api.forager.example'],
  ['https://api.forager.example:8443/v1?x', 'https://api.forager.example:8443'],
  ['http://localhost:9000', 'http://localhost:9000'],
  ['http://127.0.0.1:9000/', 'http://127.0.0.1:9000'],
])('API_ORIGIN %j is %j', (API_ORIGIN, origin) => {
  expect(apiOrigin({ API_ORIGIN })).toBe(origin)
  expect(wrongSettings({ API_ORIGIN })).toEqual([])
})

const wrong = [
  ['API_ORIGIN', 'not a url'],
  ['API_ORIGIN', 'api.forager.example'],
  ['API_ORIGIN', '/v1'],
  ['API_ORIGIN', 'http://api.forager.example'],
  ['API_ORIGIN', 'http://localhost.evil.example'],
  ['API_ORIGIN', 'ftp://localhost'],
  ['RETENTION_DAYS', 'abc'],
  ['RETENTION_DAYS', '0'],
  ['RETENTION_DAYS', '-1'],
  ['RETENTION_DAYS', '1.5'],
  ['RETENTION_DAYS', '99999999999'],
  ['NOTIFY_TO', 'desk'],
  ['NOTIFY_FROM', 'Forager <a@b.example>'],
  ['REPLY_DOMAIN', 'forager'],
  ['SEND_RECEIPTS', 'yes'],
  ['SEND_RECEIPTS', 'true'],
  ['NOTIFY_T0', 'team@forager.example'],
  ['INBOUND_DOMAIN', 'https://forager.example'],
  ['REQUIRE_ADMIN_TWO_FACTOR', 'yes'],
  ['ACCESS_TEAM_DOMAIN', 'https://forager.cloudflareaccess.com'],
  ['ACCESS_AUD', 'short'],
  ['BETTER_AUTH_SECRET', 'short'],
  ['TURNSTILE_SITE_KEY', 'alone'],
  ['TURNSTILE_SECRET_KEY', 'alone'],
] as const

describe.each(wrong)('%s=%s', (name, value) => {
  const bindings = { ...env, [name]: value }

  it('is wrong by name, and the sentence does not repeat the value', () => {
    expect(wrongSettings({ [name]: value })).toEqual([{ name, takes: expect.stringMatching(/\S/) }])
  })

  it('costs no page and no enquiry', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    await forgetMails()
    for (const path of [paths.home, paths.contact, paths.privacy, paths.login, paths.admin.root]) {
      expect((await ask(path, {}, bindings)).status, path).toBeLessThan(500)
    }
    const init = { method: 'POST', body: JSON.stringify(mailOf()), headers: { 'Content-Type': 'application/json' } }
    expect((await ask(paths.api.contactmails, init, bindings)).status).toBe(201)
    expect(await storedMails()).toHaveLength(1)
    expect(String(errors.mock.calls)).toContain('setting-wrong')
    expect(String(errors.mock.calls)).not.toContain(`"${value}"`)
  })
})

it('keeps every page with all of them wrong', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const bindings = { ...env, ...Object.fromEntries(wrong) }
  for (const path of pagePaths) expect((await ask(path, {}, bindings)).status).toBe(statusOf(path))
})

it('logs a wrong setting once in an isolate, with what it takes', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const bindings = { ...env, RETENTION_DAYS: 'abc' }
  for (const path of [paths.home, paths.privacy]) await ask(path, {}, bindings)
  expect(errors.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
    { event: 'setting-wrong', name: 'RETENTION_DAYS', takes: 'a whole number of days from 1 to 36500' },
  ])
})

it('says which setting another one needs, and takes no offence where it is switched off', () => {
  const wrongOf = (env: Record<string, string>) => wrongSettings(env).map(({ name, takes }) => `${name}: ${takes}`)
  expect(wrongOf({ SEND_RECEIPTS: 'true' })).toEqual(['SEND_RECEIPTS: true or false, with REPLY_DOMAIN beside it'])
  expect(wrongOf({ SEND_RECEIPTS: 'false' })).toEqual([])
  expect(wrongOf({ SEND_RECEIPTS: 'true', REPLY_DOMAIN: 'forager.example' })).toEqual([])
  expect(wrongOf({ NOTIFY_T0: 'team@forager.example' })).toEqual([expect.stringContaining('NOTIFY_TO, ')])
})

it('takes numbers and booleans as TOML writes them, and finds their slips', () => {
  const set = {
    RETENTION_DAYS: 30,
    REQUIRE_ADMIN_TWO_FACTOR: false,
    SEND_RECEIPTS: true,
    REPLY_DOMAIN: 'forager.example',
  }
  expect(wrongSettings(set)).toEqual([])
  expect(staffVariables(set).REQUIRE_ADMIN_TWO_FACTOR).toBe(false)
  const slips = { RETENTION_DAY: 30, REQUIRE_ADMIN_TWO_FACTORS: false }
  expect(wrongSettings(slips).map(({ name }) => name)).toEqual(Object.keys(slips))
})

it('errs on the safe side', () => {
  expect(staffVariables({}).REQUIRE_ADMIN_TWO_FACTOR).toBe(true)
  expect(retentionDays({ RETENTION_DAYS: 'abc' })).toBeNull()
  expect(retentionDays({})).toBe(730)
  expect(retentionDays({ RETENTION_DAYS: 30 })).toBe(30)
  expect(staffVariables({ BETTER_AUTH_SECRET: 'short', REQUIRE_ADMIN_TWO_FACTOR: 'yes' })).toEqual({
    BETTER_AUTH_SECRET: undefined,
    REQUIRE_ADMIN_TWO_FACTOR: true,
  })
})

it('is tested with nothing set but what signing in takes, whatever the developer’s `.dev.vars` say', () => {
  const set = settingNames.filter((name) => env[name] !== '')
  expect(set).toEqual(['BETTER_AUTH_SECRET', 'REQUIRE_ADMIN_TWO_FACTOR'])
})
