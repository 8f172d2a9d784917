import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { attributesOf } from '../../../helpers/html.ts'
import { origin } from '../../../helpers/site.ts'
import {
  accessStatus,
  account,
  ask,
  cookiesOf,
  forgetStaff,
  password,
  post,
  postForm,
  signedIn,
} from '../../../helpers/staff.ts'

const { account: page, contactmails, root } = paths.admin
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
  // A reload after the session has ended: browsers name the sign-in once more.
  expect(await banners({ Referer: origin + paths.login, Cookie: 'forager.known_device_1=x' })).toEqual([])
})

it.each([paths.login, paths.loginCode, paths.logout])('%s refuses what is too large', async (path) => {
  expect((await postForm(path, { email: 'x'.repeat(20_000) })).status).toBe(413)
  expect((await postForm(path, { next: 'x'.repeat(9000) })).status).toBeLessThan(500)
})

describe('an admin without a second step', () => {
  it('may do everything in the first session, and afterwards only set it up', async () => {
    const email = await account('admin')
    const first = await signInWith(email)
    expect(await status(contactmails, first, required)).toBe(200)
    expect(await (await get(page, first, required)).text()).toContain('before you next sign in')

    const second = await signInWith(email)
    const refused = await get(contactmails, second, required)
    expect(accessStatus(refused)).toBe(403)
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

it('a changed password is another one', async () => {
  const cookie = await signedIn(await account('staff'))
  const fields = { currentPassword: password, newPassword: password }
  expect((await postForm(page, fields, cookie)).status).toBe(400)
})
