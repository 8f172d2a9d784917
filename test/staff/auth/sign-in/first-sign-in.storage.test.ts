import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { attributesOf } from '../../../helpers/html.ts'
import { origin } from '../../../helpers/site.ts'
import {
  accessStatus,
  account,
  ask,
  audited,
  cookiesOf,
  forgetStaff,
  password,
  post,
  postForm,
  signedIn,
} from '../../../helpers/staff.ts'

const { account: page, contactmails, root, users } = paths.admin
const required = { ...env, REQUIRE_ADMIN_TWO_FACTOR: '' }
const newPassword = 'three tall cedars lean'

beforeEach(forgetStaff)

const get = (path: string, cookie = '', bindings = env) => ask(path, { cookie }, bindings)
const status = async (...asked: Parameters<typeof get>) => accessStatus(await get(...asked))
const signInWith = async (email: string, word = password) =>
  cookiesOf(await post(paths.api.login, { email, password: word }, '', required))

it('/admin leads to the inbox, or to sign-in', async () => {
  expect((await get(root)).headers.get('Location')).toBe(paths.login)
  expect((await get(root, await signedIn(await account('staff')))).headers.get('Location')).toBe(contactmails)
})

it('a browser that keeps no cookies learns why it comes back to sign in', async () => {
  const email = await account('staff')
  const signedIn = await postForm(paths.login, { email, password })
  const guarded = await get(signedIn.headers.get('Location') ?? '')
  const signIn = guarded.headers.get('Location') ?? ''
  const banners = async (headers: Record<string, string>, path = signIn) =>
    attributesOf(await (await ask(path, { headers })).text(), '.banner', 'data-kind')
  expect(await banners({ Referer: origin + paths.login })).toEqual(['error'])
  expect(await banners({})).toEqual([])
  expect(await banners({ Referer: origin + paths.home })).toEqual([])
  expect(await banners({ Referer: origin + paths.loginCode }, paths.login)).toEqual([])
})

describe('an admin without a second step', () => {
  it('may do everything in the first session, and afterwards only set it up', async () => {
    const email = await account('admin')
    const first = await signInWith(email)
    expect(await status(contactmails, first, required)).toBe(200)
    expect(await (await get(page, first, required)).text()).toContain('before you sign in the next time')

    const second = await signInWith(email)
    const refused = await get(contactmails, second, required)
    expect(refused.headers.get('Location')).toBe(page)
    expect(await (await get(page, second, required)).text()).toContain(`action="${paths.admin.secondStep}"`)
    expect(await status(paths.api.contactmailsAuth, second, required)).toBe(403)
    expect(await status(page, second, required)).toBe(200)
    expect(await status(contactmails, first, required)).toBe(200)
  })

  it('keeps the first session’s grace with a new password', async () => {
    const cookie = await signInWith(await account('admin'))
    const changed = await postForm(page, { currentPassword: password, newPassword }, cookie, required)
    expect(await status(contactmails, cookiesOf(changed), required)).toBe(200)
  })

  it('is not stopped where the setting says so, nor is staff', async () => {
    const email = await account('admin')
    await signInWith(email)
    expect(await status(contactmails, await signInWith(email))).toBe(200)
    const staff = await account('staff')
    await signInWith(staff)
    expect(await status(contactmails, await signInWith(staff), required)).toBe(200)
  })
})

describe('a password that somebody else has chosen', () => {
  it('has to be changed before anything else', async () => {
    const made = { email: await account('admin', 'cy@forager.example'), password }
    await env.DB.exec("UPDATE user SET passwordGivenAt = strftime('%Y-%m-%dT%H:%M:%fZ')")
    const cookie = await signInWith(made.email, made.password)

    for (const path of [contactmails, users]) {
      expect((await get(path, cookie, required)).headers.get('Location')).toBe(page)
    }
    expect(await (await get(page, cookie, required)).text()).toContain('name="newPassword"')
    const call = await get(paths.api.contactmails, cookie, required)
    expect(await call.json()).toMatchObject({ message: 'Choose a new password first.' })
    const early = await postForm(paths.admin.secondStep, { password: made.password }, cookie, required)
    expect(accessStatus(early)).toBe(403)
    expect(await (await get(page, cookie, required)).text()).not.toContain(paths.admin.secondStep)

    const changed = await postForm(page, { currentPassword: made.password, newPassword }, cookie, required)
    expect(changed.status).toBe(303)
    expect(await status(users, cookiesOf(changed), required)).toBe(200)
    expect(await status(contactmails, await signInWith(made.email, newPassword))).toBe(200)
    expect((await audited()).map(({ subject }) => subject)).toContain(`open ${contactmails}, before a new password`)
  })

  it('cannot be kept', async () => {
    const cookie = await signInWith(await account('staff'))
    const fields = { currentPassword: password, newPassword: password }
    expect((await postForm(page, fields, cookie, required)).status).toBe(400)
  })

  it('ends after 72 hours, and so does its session', async () => {
    const email = await account('staff')
    const givenBefore = (hours: number) =>
      env.DB.prepare('UPDATE user SET passwordGivenAt = ?1')
        .bind(new Date(Date.now() - hours * 3_600_000).toISOString())
        .run()
    await givenBefore(71)
    const cookie = await signInWith(email)
    expect(await status(page, cookie, required)).toBe(200)
    await givenBefore(73)
    expect(await status(page, cookie, required)).toBe(401)
    const refused = await post(paths.api.login, { email, password })
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('Ask an admin for another one.') })
    expect(await env.DB.prepare('SELECT 1 FROM session').first()).toBeNull()
    expect((await audited())[0]).toMatchObject({ action: 'sign-in-failed', subject: 'given password too old' })
  })
})
