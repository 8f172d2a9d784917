import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { enrol as begin, switchOn as finish, spend } from '../../helpers/sign-in.ts'
import {
  account,
  ask,
  cookiesOf,
  endGrace,
  forgetStaff,
  password,
  post,
  postForm,
  signedIn,
} from '../../helpers/staff.ts'
import { totp } from '../../helpers/totp.ts'

const { account: page, twoFactor, twoFactorAct, contactmails } = paths.admin
const email = 'admin@forager.example'

let cookie = ''
beforeEach(async () => {
  // A slow machine would miss the 30 seconds of a code.
  vi.useFakeTimers({ toFake: ['Date'] })
  await forgetStaff()
  await account('admin')
  cookie = await signedIn(email)
})
afterEach(() => vi.useRealTimers())

const status = async (path: string, cookies: string, bindings = env) =>
  (await ask(path, { cookie: cookies }, bindings)).status
const enrol = () => begin(cookie, password)
const switchOn = async () => {
  const on = await finish(cookie, password)
  cookie = cookiesOf(on.answer)
  return on
}

describe('switching it on', () => {
  it('ends the other sessions', async () => {
    const other = await signedIn(email)
    await switchOn()
    expect(await status(page, cookie)).toBe(200)
    expect(await status(page, other)).toBe(401)
  })

  it('takes the password and a right code', async () => {
    const other = await signedIn(email)
    expect((await postForm(twoFactor, { password: 'not the one it is' }, cookie)).status).toBe(400)
    await enrol()
    expect((await postForm(twoFactorAct('confirm'), { code: '000000' }, cookie)).status).toBe(400)
    expect((await post(paths.api.login, { email, password })).status).toBe(200)
    expect(await status(page, other)).toBe(200)
  })

  it('happens once', async () => {
    const { key } = await switchOn()
    expect((await postForm(twoFactorAct('confirm'), { code: await totp(key) }, cookie)).status).toBe(400)
    expect(await status(page, cookie)).toBe(200)
  })
})

describe('switching it off', () => {
  const stop = (fields: Record<string, string>) => postForm(twoFactorAct('stop'), fields, cookie)

  it.each([
    ['code', (key: string) => totp(key)],
    ['recovery code', async (_key: string, recovery: string[]) => recovery[3] ?? ''],
  ])('takes the password and a %s', async (_name, codeOf) => {
    const { key, recovery, code: used } = await switchOn()
    const code = await codeOf(key, recovery)
    expect((await stop({ password })).status).toBe(400)
    expect((await stop({ password, code: '000000' })).status).toBe(400)
    expect((await stop({ password, code: used })).status).toBe(400)
    expect((await stop({ password: 'not the one it is', code })).status).toBe(400)
    expect((await post(paths.api.login, { email, password })).status).toBe(202)
    expect((await stop({ password, code })).headers.get('Location')).toBe(`${page}?done=stop`)
    expect((await post(paths.api.login, { email, password })).status).toBe(200)
  })

  it('asks for both on the page', async () => {
    await switchOn()
    const html = await (await ask(page, { cookie })).text()
    const form = html.match(new RegExp(`<form [^>]*action="${twoFactorAct('stop')}".*?</form>`, 's'))?.[0]
    expect(form).toMatch(/name="password"/)
    expect(form).toMatch(/name="code"/)
  })

  it('cannot be guessed at without end', async () => {
    const { key } = await switchOn()
    await stop({ password, code: '000000' })
    await spend('owner')
    expect(await (await stop({ password, code: await totp(key) })).text()).toContain('Too many attempts')
    expect((await post(paths.api.login, { email, password })).status).toBe(202)
  })
})

it('is all that an admin may see where the setting asks for it, and then stays on', async () => {
  const bindings = { ...env, REQUIRE_ADMIN_TWO_FACTOR: 'true' }
  await endGrace()
  expect(await status(contactmails, cookie, bindings)).toBe(403)
  expect(await status(page, cookie, bindings)).toBe(200)
  const { key } = await switchOn()
  expect(await status(contactmails, cookie, bindings)).toBe(200)
  const fields = { password, code: await totp(key) }
  expect((await postForm(twoFactorAct('stop'), fields, cookie, bindings)).status).toBe(400)
})
