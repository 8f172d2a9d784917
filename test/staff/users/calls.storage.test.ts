import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { account, ask, audited, cookiesOf, forgetStaff, password, post, signedIn } from '../../helpers/staff.ts'

const { login, logout, contactmailsAuth } = paths.api

beforeEach(forgetStaff)

describe('sign-in', () => {
  it('answers who it is and sets a cookie for this host alone', async () => {
    const email = await account('staff')
    const answer = await post(login, { email: email.toUpperCase(), password })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ user: { name: 'The staff', email, role: 'staff' } })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-forager\.session_token=/)
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute)
    expect(cookie).not.toContain('Domain')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await audited()).toEqual([{ actor: email, action: 'signed-in', subject: '' }])
  })

  it('answers the same to an unknown address, a wrong password and a disabled account', async () => {
    const email = await account('staff')
    const other = await account('staff', 'other@forager.example')
    await env.DB.prepare('UPDATE user SET banned = 1 WHERE email = ?1').bind(other).run()
    const answers = await Promise.all([
      post(login, { email, password: 'not the one it is' }),
      post(login, { email: 'nobody@forager.example', password }),
      post(login, { email: other, password }),
    ])
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    expect(new Set(bodies.map((body) => JSON.stringify({ ...(body as object), requestId: '' }))).size).toBe(1)
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
    const recorded = (await audited()).map(({ actor, subject }) => `${actor}: ${subject}`)
    const why = [`${other}: disabled account`, `${email}: wrong password`, 'unknown account: wrong password']
    expect(recorded.sort()).toEqual(why.sort())
  })

  it('makes a new session each time and ends the one before', async () => {
    const email = await account('staff')
    const first = await signedIn(email)
    const second = cookiesOf(await post(login, { email, password }, first))
    expect(second).not.toBe(first)
    expect((await ask(contactmailsAuth, { cookie: first })).status).toBe(401)
    expect((await ask(contactmailsAuth, { cookie: second })).status).toBe(200)
  })

  it.each([
    ['nothing', {}, 400],
    ['no address', { email: 'not an address', password }, 400],
    ['no password', { email: 'a@b.example', password: '' }, 400],
    ['no text', { email: ['a@b.example'], password: {} }, 400],
    ['a password longer than any', { email: 'a@b.example', password: 'x'.repeat(200) }, 401],
    ['too much', { email: 'a@b.example', password: 'x'.repeat(20_000) }, 413],
  ])('refuses %s', async (_name, body, status) => {
    expect((await post(login, body)).status).toBe(status)
  })

  it('refuses another content type by 415, and JSON that cannot be read by 400', async () => {
    expect((await ask(login, { method: 'POST', body: 'email=a' })).status).toBe(415)
    const headers = { 'Content-Type': 'application/json' }
    expect((await ask(login, { method: 'POST', body: 'email=a', headers })).status).toBe(400)
  })

  it('says so where the Worker has no secret', async () => {
    const { BETTER_AUTH_SECRET: _, ...bindings } = env
    expect((await post(login, { email: 'a@b.example', password }, '', bindings as typeof env)).status).toBe(503)
  })
})

describe('sign-out', () => {
  it('ends the session on the server and takes the cookie back', async () => {
    const email = await account('staff')
    const cookie = await signedIn(email)
    const answer = await post(logout, {}, cookie)
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/i)
    expect((await ask(contactmailsAuth, { cookie })).status).toBe(401)
    expect((await audited())[0]).toEqual({ actor: email, action: 'signed-out', subject: '' })
  })

  it('is fine for nobody', async () => {
    expect((await post(logout, {})).status).toBe(200)
  })
})

it('accounts have no other door: no sign-up of better-auth’s own', async () => {
  const wanted = { name: 'Ada', email: 'ada@forager.example', role: 'staff', password: 'seven grey herons wade' }
  for (const path of ['/api/auth/sign-up/email', '/v1/api/auth/sign-up/email', '/v1/api/sign-up/email'])
    expect((await post(path, wanted)).status).not.toBe(200)
  expect((await env.DB.prepare('SELECT COUNT(*) AS count FROM user').first<{ count: number }>())?.count).toBe(0)
})
