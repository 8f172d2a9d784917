import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { sweep } from '../../../../src/contactmails/deletion/sweep.ts'
import { paths } from '../../../../src/paths.ts'
import { limits } from '../../../../src/staff/auth/credentials/attempt-limits.ts'
import {
  accessStatus,
  ask,
  audited,
  cookiesOf,
  endGrace,
  freshTeam,
  password,
  post,
  postForm,
  signedIn,
} from '../../../helpers/staff.ts'

const { login, loginPasskey, loginPasskeyOptions, passkeys, passkeyOptions } = paths.api
const required = { ...env, REQUIRE_ADMIN_TWO_FACTOR: 'true' }

let staff = ''
let admin = ''
beforeEach(async () => {
  ;({ staff, admin } = await freshTeam())
})

const addPasskey = (email: string, id = crypto.randomUUID()) =>
  env.DB.prepare(
    `INSERT INTO passkey (id, name, publicKey, userId, credentialID, counter, deviceType, backedUp, createdAt)
     SELECT ?2, 'Laptop', 'x', id, ?2, 0, 'singleDevice', 0, '2026-11-22T00:00:00.000Z' FROM user WHERE email = ?1`,
  )
    .bind(email, id)
    .run()
    .then(() => id)
const status = async (path: string, cookie: string, bindings = env) =>
  accessStatus(await ask(path, { cookie }, bindings))

describe('adding a passkey', () => {
  it('is for those who are signed in and know their password', async () => {
    expect((await post(passkeyOptions, { password })).status).toBe(401)
    expect((await post(passkeyOptions, { password: 'not the one it is' }, staff)).status).toBe(400)
    const started = await post(passkeyOptions, { password }, staff)
    expect(await started.json()).toMatchObject({
      rp: { id: 'forager.example', name: 'Forager' },
      user: { name: 'staff@forager.example' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(started.headers.getSetCookie().join()).toContain('__Host-forager.passkey=')
  })

  it.each([
    ['nothing', {}],
    ['no name', { name: '', response: {} }],
    ['a response of another kind', { name: 'Laptop', response: { id: 'x', rawId: 'x', type: 'password' } }],
  ])('is refused with %s', async (_name, body) => {
    expect((await post(passkeys, body)).status).toBe(401)
    expect((await post(passkeys, body, staff)).status).toBe(400)
    expect(await env.DB.prepare('SELECT 1 FROM passkey').first()).toBeNull()
  })

  it('is open to an admin who has yet to set up a second step', async () => {
    await endGrace()
    expect((await post(passkeyOptions, { password }, admin, required)).status).toBe(200)
  })
})

describe('signing in with a passkey', () => {
  it('asks for one that verifies its owner, and names none', async () => {
    const answer = await post(loginPasskeyOptions, {})
    expect(await answer.json()).toMatchObject({ rpId: 'forager.example', userVerification: 'required' })
    const again = (await (await post(loginPasskeyOptions, {}, staff)).json()) as object
    expect(again).not.toHaveProperty('allowCredentials')
  })

  it('may be offered on many pages without using up the attempts of a network', async () => {
    for (let pages = 1; pages < limits.passkeys; pages += 1)
      expect((await post(loginPasskeyOptions, {})).status).toBe(200)
    expect(await signedIn('staff@forager.example')).not.toBe('')
  })

  it('refuses what no passkey has signed', async () => {
    const id = await addPasskey('staff@forager.example')
    const text = 'AAAA'
    const response = { clientDataJSON: text, authenticatorData: text, signature: text }
    const forged = { response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response } }
    const options = await post(loginPasskeyOptions, {})
    const cookie = options.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    expect((await post(loginPasskey, forged, cookie)).status).toBe(401)
    expect((await post(loginPasskey, forged)).status).toBe(401)
    expect((await post(loginPasskey, {})).status).toBe(400)
    expect((await audited())[0]).toEqual({
      actor: 'unknown account',
      action: 'sign-in-failed',
      subject: 'unknown passkey',
    })
  })

  it('is the only way for an admin whose second step it is', async () => {
    const email = 'admin@forager.example'
    await addPasskey(email)
    const answer = await post(login, { email, password }, '', required)
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
    const sessions = await env.DB.prepare('SELECT COUNT(*) AS count FROM session').first()
    expect(sessions).toEqual({ count: 2 })
    expect(await signedIn(email)).not.toBe('')
  })
})

describe('renaming a passkey', () => {
  const rename = (id: string, cookie: string, name: string) =>
    postForm(paths.admin.passkeyAct(id, 'rename'), { name }, cookie)
  const names = async () => (await env.DB.prepare('SELECT name FROM passkey').all()).results

  it('is for its owner, and recorded', async () => {
    const id = await addPasskey('staff@forager.example')
    expect(accessStatus(await rename(id, '', 'Mine'))).toBe(401)
    expect((await rename(id, admin, 'Mine')).status).toBe(400)
    expect((await rename(id, staff, '  ')).status).toBe(400)
    expect(await names()).toEqual([{ name: 'Laptop' }])
    expect((await rename(id, staff, ' Work phone ')).headers.get('Location')).toBe(
      `${paths.admin.account}?done=passkey-renamed`,
    )
    expect(await names()).toEqual([{ name: 'Work phone' }])
    expect((await audited())[0]).toEqual({ actor: 'staff@forager.example', action: 'passkey-renamed', subject: '' })
  })
})

describe('removing a passkey', () => {
  const remove = (id: string, cookie: string, word = password, bindings = env) =>
    postForm(paths.admin.passkeyAct(id, 'remove'), { password: word }, cookie, bindings)

  it('takes the password and ends the other sessions', async () => {
    const id = await addPasskey('staff@forager.example')
    const other = await signedIn('staff@forager.example')
    expect((await remove(id, staff, 'not the one it is')).status).toBe(400)
    expect((await remove(id, staff)).headers.get('Location')).toBe(`${paths.admin.account}?done=passkey-removed`)
    expect(await env.DB.prepare('SELECT 1 FROM passkey').first()).toBeNull()
    // Whoever becomes an admin now needs a second step.
    expect(await env.DB.prepare("SELECT 1 FROM session WHERE secondStep = 'passkey'").first()).toBeNull()
    expect(await status(paths.admin.account, other)).toBe(401)
    expect(await status(paths.admin.account, staff)).toBe(200)
    expect((await audited())[0]).toEqual({ actor: 'staff@forager.example', action: 'passkey-removed', subject: '' })
  })

  it('is for its owner, and not the last second step of an admin', async () => {
    const id = await addPasskey('admin@forager.example')
    expect(accessStatus(await remove(id, ''))).toBe(401)
    expect((await remove(id, staff)).status).toBe(400)
    const last = await remove(id, admin, password, required)
    expect(last.status).toBe(400)
    expect(await last.text()).toContain('Admins need a second step')
    expect((await remove(id, admin)).status).toBe(303)
  })
})

describe('what sign-in pages ask passkeys to sign', () => {
  const rows = () => env.DB.prepare('SELECT COUNT(*) AS count FROM verification').first<number>('count')
  const options = (cookie = '') => post(paths.api.loginPasskeyOptions, {}, cookie)

  it('is stored once for a page that asks again', async () => {
    const before = Number(await rows())
    let cookie = ''
    for (let count = 0; count < 5; count += 1) cookie = cookiesOf(await options(cookie))
    expect(await rows()).toBe(before + 1)
  })

  it('is limited for a network, and goes once it is over', async () => {
    const statuses = []
    for (let count = 0; count < 50; count += 1) statuses.push((await options()).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(40)
    await env.DB.exec("UPDATE verification SET expiresAt = '2020-01-01T00:00:00.000Z'")
    await sweep(env, new Date(), { isNight: true })
    expect(await rows()).toBe(0)
  })
})
