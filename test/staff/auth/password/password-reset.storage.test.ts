import { env } from 'cloudflare:workers'
import type { EmailMessageBuilder } from '@cloudflare/workers-types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../../src/env.ts'
import { paths } from '../../../../src/paths.ts'
import { limits } from '../../../../src/staff/auth/credentials/attempt-limits.ts'
import { attributesOf } from '../../../helpers/html.ts'
import { account, ask, audited, forgetStaff, password, post, postForm, signedIn } from '../../../helpers/staff.ts'

const { loginForgot, loginReset, login } = paths
const newPassword = 'three tall cedars lean'

let sent: EmailMessageBuilder[] = []
let email = ''
const bindings = {
  ...env,
  NOTIFY_TO: 'office@forager.example',
  MAILER: { send: async (mail: EmailMessageBuilder) => void sent.push(mail) },
} as unknown as typeof env

beforeEach(async () => {
  sent = []
  await forgetStaff()
  email = await account('staff')
})
afterEach(() => vi.useRealTimers())

const forgot = (address: string, use = bindings) => postForm(loginForgot, { email: address }, '', use)
const tokenOf = (mail: EmailMessageBuilder | undefined) => /token=([\da-f-]{72})/.exec(String(mail?.text))?.[1] ?? ''
const link = async () => {
  await forgot(email)
  return tokenOf(sent.at(-1))
}
const reset = (token: string, word = newPassword) => postForm(loginReset, { token, newPassword: word }, '', bindings)

it('a link by mail sets a password once and ends the sessions', async () => {
  const session = await signedIn(email)
  const token = await link()
  expect(sent).toMatchObject([
    { to: email, from: { email: 'website@forager.example' }, headers: { 'Auto-Submitted': 'auto-generated' } },
  ])
  const stored = await env.DB.prepare('SELECT identifier FROM verification').first<string>('identifier')
  expect(stored).not.toContain(token)

  const opened = await ask(`${loginReset}?token=${token}`, {}, bindings)
  expect(await opened.text()).toContain(`value="${token}"`)
  const unset = { ...bindings, BETTER_AUTH_SECRET: '' }
  expect((await postForm(loginReset, { token, newPassword }, '', unset)).status).toBe(503)
  const saved = await reset(token)
  expect(saved.status).toBe(200)
  expect(await attributesOf(await saved.text(), 'form[action="/login"] [name=email]', 'value')).toEqual([email])
  expect((await ask(paths.api.contactmailsAuth, { cookie: session })).status).toBe(401)
  expect((await post(paths.api.login, { email, password })).status).toBe(401)
  expect((await post(paths.api.login, { email, password: newPassword })).status).toBe(200)
  expect((await reset(token)).status).toBe(400)
  expect((await audited()).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['password-reset-requested', 'password-reset']),
  )
})

it('an unknown address and a disabled account get the same answer and no mail', async () => {
  expect((await forgot(email)).headers.get('Location')).toBe(`${loginForgot}?done=sent`)
  await env.DB.prepare('UPDATE user SET banned = 1 WHERE email = ?1').bind(email).run()
  const token = tokenOf(sent[0])
  for (const address of ['nobody@forager.example', email]) {
    const answer = await forgot(address)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('Location')).toBe(`${loginForgot}?done=sent`)
  }
  expect(sent).toHaveLength(1)
  expect((await reset(token)).status).toBe(400)
})

describe('a link', () => {
  it('is over after half an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const token = await link()
    vi.setSystemTime(Date.now() + 31 * 60_000)
    expect(await (await ask(`${loginReset}?token=${token}`, {}, bindings)).text()).not.toContain('newPassword')
    expect((await reset(token)).status).toBe(400)
  })

  it('ends when another one was used', async () => {
    const [first, second] = [await link(), await link()]
    expect((await reset(second)).status).toBe(200)
    expect((await reset(first, 'four grey herons wade')).status).toBe(400)
  })

  it('survives a password that is too easy', async () => {
    const token = await link()
    expect((await reset(token, 'password1234')).status).toBe(400)
    expect((await reset(token)).status).toBe(200)
  })

  it('is none of another’s making', async () => {
    await link()
    expect((await reset('0'.repeat(64))).status).toBe(400)
    expect((await reset('')).status).toBe(400)
  })
})

it('a link does not keep the password that is in use, nor try out passwords without end', async () => {
  const token = await link()
  const kept = await reset(token, password)
  expect(kept.status).toBe(400)
  expect(await kept.text()).toContain('has now')
  expect((await reset(token)).status).toBe(200)
  const other = await link()
  for (let count = 0; count < limits.owner; count += 1) await reset(other, newPassword)
  expect((await reset(other)).status).toBe(429)
})

it('few links go to one account, and a network may not ask without end', async () => {
  for (let count = 0; count < limits.resets; count += 1) expect((await forgot(email)).status).toBe(303)
  expect(sent).toHaveLength(limits.reset)
  const limited = await forgot(email)
  expect(limited.status).toBe(429)
  expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0)
})

it('without a mail binding nothing is offered, and another site cannot ask', async () => {
  expect((await forgot(email, env as Bindings as typeof env)).status).toBe(503)
  expect(await (await ask(login)).text()).not.toContain(loginForgot)
  expect(await (await ask(login, {}, bindings)).text()).toContain(loginForgot)
  const foreign = { method: 'POST', body: new URLSearchParams({ email }), headers: { Origin: 'https://evil.example' } }
  expect((await ask(loginForgot, foreign, bindings)).status).toBe(403)
  expect(sent).toEqual([])
})
