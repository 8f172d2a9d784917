import { env } from 'cloudflare:workers'
import type { EmailMessageBuilder } from '@cloudflare/workers-types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../../../src/paths.ts'
import {
  accessStatus,
  account,
  ask,
  audited,
  forgetStaff,
  linkFor,
  password,
  post,
  postForm,
  signedIn,
} from '../../helpers/staff.ts'

const { users, login, contactmailsAuth } = paths.api
const { userAct } = paths.admin
const wanted = { name: 'Bo Tanaka', email: 'bo@forager.example', role: 'staff' }
const chosen = 'seven grey herons wade'
const required = { ...env, REQUIRE_ADMIN_TWO_FACTOR: '' }

let sent: EmailMessageBuilder[] = []
const mailing = {
  ...env,
  NOTIFY_TO: 'office@forager.example',
  MAILER: { send: async (mail: EmailMessageBuilder) => void sent.push(mail) },
} as unknown as typeof env
const failing = {
  ...mailing,
  MAILER: { send: async () => Promise.reject(new Error('no')) },
} as unknown as typeof env

let admin = ''
beforeEach(async () => {
  sent = []
  await forgetStaff()
  admin = await signedIn(await account('admin'))
})
afterEach(() => vi.useRealTimers())

const idOf = (email: string) => env.DB.prepare('SELECT id FROM user WHERE email = ?1').bind(email).first<string>('id')
const act = async (email: string, name: Parameters<typeof userAct>[1], cookie = admin, bindings = env) =>
  postForm(userAct(String(await idOf(email)), name), {}, cookie, bindings)
const tokenIn = (text: unknown) => /token=([\da-f-]{72})/.exec(String(text))?.[1] ?? ''
const open = (token: string) => ask(`${paths.loginReset}?token=${token}`)
const choose = (token: string, newPassword = chosen) => postForm(paths.loginReset, { token, newPassword })
const statusOf = async (path: string, cookie: string, bindings = env) =>
  accessStatus(await ask(path, { cookie }, bindings))

describe('an invitation', () => {
  it('is for admins, and its link sets a password of one’s own, once', async () => {
    expect((await post(users, wanted)).status).toBe(401)
    expect((await post(users, wanted, await signedIn(await account('staff')))).status).toBe(403)
    const token = await linkFor(wanted, admin)
    expect((await audited()).slice(0, 2)).toEqual([
      { actor: 'admin@forager.example', action: 'password-link-made', subject: wanted.email },
      { actor: 'admin@forager.example', action: 'user-created', subject: `${wanted.email} as staff` },
    ])
    expect((await post(login, { email: wanted.email, password: chosen })).status).toBe(401)
    expect(await (await ask(paths.admin.users, { cookie: admin })).text()).toContain('invited')

    const opened = await open(token)
    expect(opened.status).toBe(200)
    expect(await opened.text()).toContain('Bo Tanaka')
    expect((await choose(token, 'Bo Tanaka 2026!')).status).toBe(400)
    expect((await choose(token)).status).toBe(200)
    expect((await open(token)).status).toBe(400)
    expect((await choose(token, 'eight grey herons wade')).status).toBe(400)
    expect(await signedIn(wanted.email, chosen)).not.toBe('')
    const accounts = await (await ask(paths.admin.users, { cookie: admin })).text()
    expect(accounts).not.toMatch(/invited|· true/)
  })

  it('is mailed where e-mail is set up, and shown either way', async () => {
    const shown = await (await postForm(paths.admin.users, wanted, admin, mailing)).text()
    expect(sent).toMatchObject([{ to: wanted.email, subject: 'Your account at Forager' }])
    expect(tokenIn(sent[0]?.text)).toBe(tokenIn(shown))
    expect(sent[0]?.text).toContain('The admin has made an account for you')
    expect(shown).toContain('It has been emailed to them, too.')
    const unsent = await (
      await postForm(paths.admin.users, { ...wanted, email: 'cy@x.example' }, admin, failing)
    ).text()
    expect(unsent).toContain('Send it to them yourself.')
    expect((await open(tokenIn(unsent))).status).toBe(200)
  })

  it('that is pressed twice makes one account, and the newest link works', async () => {
    const [first, second] = [await linkFor(wanted, admin), await linkFor(wanted, admin)]
    expect((await open(first)).status).toBe(400)
    expect((await choose(second)).status).toBe(200)
    expect((await post(users, wanted, admin)).status).toBe(409)
    expect(await signedIn(wanted.email, chosen)).not.toBe('')
  })

  it('pressed twice at the same moment still shows a link that works', async () => {
    const answers = await Promise.all([post(users, wanted, admin), post(users, wanted, admin)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const tokens = await Promise.all(answers.map(async (answer) => tokenIn(await answer.text())))
    const works = await Promise.all(tokens.map(async (token) => (await open(token)).status === 200))
    expect(works).toContain(true)
    const { results } = await env.DB.prepare('SELECT id FROM user WHERE email = ?1').bind(wanted.email).all()
    expect(results).toHaveLength(1)
  })

  it.each([
    [{ role: 'owner' }, 400],
    [{ email: 'nothing' }, 400],
    [{ name: ' ' }, 400],
    [{ email: 'admin@forager.example' }, 409],
  ])('with %o is refused with %i', async (wrong, status) => {
    expect((await post(users, { ...wanted, ...wrong }, admin)).status).toBe(status)
  })

  it('does not change what somebody else was invited as', async () => {
    await linkFor(wanted, admin)
    expect((await post(users, { ...wanted, role: 'admin' }, admin)).status).toBe(409)
  })

  it('ends after 72 hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const token = await linkFor(wanted, admin)
    vi.setSystemTime(Date.now() + 71 * 3_600_000)
    expect((await open(token)).status).toBe(200)
    vi.setSystemTime(Date.now() + 2 * 3_600_000)
    expect((await open(token)).status).toBe(400)
    expect((await choose(token)).status).toBe(400)
  })

  it('ends when its account is disabled, for good', async () => {
    const token = await linkFor(wanted, admin)
    await act(wanted.email, 'disable')
    expect((await choose(token)).status).toBe(400)
    expect((await act(wanted.email, 'link')).status).toBe(400)
    const { headers } = await act(wanted.email, 'enable')
    const page = await ask(String(headers.get('Location')), { cookie: admin })
    expect(await page.text()).toContain('make a link under “New password”')
    expect((await choose(token)).status).toBe(400)
    const next = tokenIn(await (await act(wanted.email, 'link')).text())
    // As an admin does for somebody who has lost phone and password.
    expect((await act(wanted.email, 'remove-second-step')).status).toBe(303)
    expect((await choose(next)).status).toBe(200)
  })
})

describe('a link for another password', () => {
  it('ends the one before, its sessions and earlier links, and brings no second grace', async () => {
    const email = await account('admin', 'cy@forager.example')
    const cookie = await signedIn(email)
    const answer = await act(email, 'link', admin, mailing)
    expect(sent).toMatchObject([{ to: email, subject: 'Choose a new password' }])
    expect(await statusOf(contactmailsAuth, cookie)).toBe(401)
    expect(await signedIn(email)).toBe('')
    expect(await audited()).toContainEqual({
      actor: 'admin@forager.example',
      action: 'password-link-made',
      subject: email,
    })
    expect((await choose(tokenIn(await answer.text()))).status).toBe(200)
    const again = await signedIn(email, chosen)
    expect(await statusOf(paths.admin.contactmails, again, required)).toBe(403)
    expect(await statusOf(paths.admin.account, again, required)).toBe(200)
  })

  it('is none for one’s own account, which an unattended session would hand over', async () => {
    expect((await act('admin@forager.example', 'link')).status).toBe(400)
    expect(await signedIn('admin@forager.example', password)).not.toBe('')
    expect((await postForm(userAct(crypto.randomUUID(), 'link'), {}, admin)).status).toBe(404)
  })
})
