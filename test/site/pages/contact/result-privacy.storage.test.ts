import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { partnershipReason } from '../../../../src/contactmails/contact-reasons.ts'
import { lineLimits, messageLimit } from '../../../../src/contactmails/contactmail.ts'
import { resultLifetime } from '../../../../src/contactmails/form/sealed-result.ts'
import worker from '../../../../src/index.ts'
import { paths } from '../../../../src/paths.ts'
import { forgetMails } from '../../../helpers/contactmails.ts'
import { attributesOf } from '../../../helpers/html.ts'
import { mailOf } from '../../../helpers/mail.ts'
import { bannersOf, cookieOf, follow, postForm, targetOf, typedIn } from '../../../helpers/native-post.ts'
import { ask, origin } from '../../../helpers/site.ts'

beforeEach(forgetMails)
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the answer is for its sender alone', () => {
  const refused = () => postForm({ form: 'contact', ...mailOf({ subject: '' }) })

  it('comes again with each reload, and once with nobody else’s', async () => {
    const response = await refused()
    for (let times = 0; times < 3; times++)
      expect(await bannersOf(await (await follow(response)).text())).toHaveLength(1)
    const others = await refused()
    const stranger = await ask(targetOf(response).path, { headers: { Cookie: cookieOf(others) } })
    expect([stranger.status, stranger.headers.get('Location')]).toEqual([302, paths.contact])
  })

  it.each([
    ['a shared link', (path: string) => ask(path)],
    ['a forged key', (_path: string, Cookie: string) => ask('/contact?result=sent', { headers: { Cookie } })],
    ['a forged cookie', (path: string) => ask(path, { headers: { Cookie: '__Host-forager.enquiry=c2VudA' } })],
    [
      'the page of the other form',
      (path: string, Cookie: string) => ask(path.replace(paths.contact, paths.ourCommunity), { headers: { Cookie } }),
    ],
  ])('%s leads to the plain page', async (_case, open) => {
    const response = await refused()
    const answer = await open(targetOf(response).path, cookieOf(response))
    expect(answer.status).toBe(302)
    expect([paths.contact, paths.ourCommunity]).toContain(answer.headers.get('Location'))
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
  })

  it('says nothing of anybody in the URL, nor readably in the cookie', async () => {
    const response = await refused()
    const { search } = new URL(response.headers.get('Location') ?? '', origin)
    expect(search).toMatch(/^\?result=400\.[\w-]{22}$/)
    const [, value = ''] = cookieOf(response).split('=')
    const parts = value.replaceAll('-', '+').replaceAll('_', '/').split('.')
    const bytes = parts.map(atob).join()
    for (const text of [mailOf().name, mailOf().email, 'subject', 'contact']) expect(bytes).not.toContain(text)
  })

  it('is in a cookie that no script reads, no other site sends and that ends with it', async () => {
    const [cookie = '', ...others] = (await refused()).headers.getSetCookie()
    expect(others).toEqual([])
    expect(cookie).toMatch(/^__Host-/)
    const attributes = cookie.split('; ').slice(1).sort()
    expect(attributes).toEqual(['HttpOnly', `Max-Age=${resultLifetime}`, 'Path=/', 'SameSite=Strict', 'Secure'])
  })

  it('is over after its time even where the cookie is kept', async () => {
    const response = await refused()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + resultLifetime * 1000 })
    expect((await follow(response)).status).toBe(302)
  })

  it.each([
    [201, mailOf()],
    [400, mailOf({ subject: '' })],
  ])('after a %i, a browser without cookies learns whether to send it again', async (status, mail) => {
    const { path } = targetOf(await postForm({ form: 'contact', ...mail }))
    const page = await ask(path, { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    const html = await page.text()
    expect(await attributesOf(html, 'main .banner', 'data-kind')).toEqual([status === 201 ? 'success' : 'error'])
    expect(await attributesOf(html, '#contact-result', 'tabindex')).toEqual(['-1'])
    expect(await typedIn(html)).toMatchObject({ name: '', subject: '', message: '' })
    // Only the cookie has it.
    expect(html).not.toMatch(/\breference\b/)
    const shared = await ask(path, { headers: { 'Sec-Fetch-Site': 'none' } })
    expect([shared.status, shared.headers.get('Location')]).toEqual([302, paths.contact])
  })

  it('is forgotten once the enquiry is stored by script', async () => {
    const json = (Cookie?: string) =>
      ask(paths.api.contactmails, {
        method: 'POST',
        body: JSON.stringify(mailOf()),
        headers: { 'Content-Type': 'application/json', ...(Cookie && { Cookie }) },
      })
    expect((await json(cookieOf(await refused()))).headers.getSetCookie().join()).toMatch(/^__Host-.*=; Max-Age=0/)
    expect((await json()).headers.getSetCookie()).toEqual([])
  })

  it('fits into a cookie, whatever a browser lets be typed', async () => {
    for (const unit of ['灯', '\n"', '\u0001', '🛶', String.fromCharCode(0x4e00 + 7)]) {
      const limits = { ...lineLimits, message: messageLimit }
      const values = Object.entries(limits).map(([field, limit]) => [field, unit.repeat(limit).slice(0, limit)])
      const response = await postForm({ form: 'contact', ...Object.fromEntries(values), email: '' })
      expect(cookieOf(response).length).toBeLessThan(4096)
      const html = await (await follow(response)).text()
      expect(await attributesOf(html, 'main [aria-invalid=true]', 'name')).toContain('email')
      if (unit === '灯') expect((await typedIn(html)).message).toBe('灯'.repeat(messageLimit))
    }
  })
})

describe('no cache keeps it', () => {
  const fetch = (path: string, Cookie = '') =>
    worker.fetch(new Request(origin + path, { headers: { Cookie }, redirect: 'manual' }), env, createExecutionContext())

  it.each([paths.contact, paths.ourCommunity])('and the plain page %s stays the same for all', async (path) => {
    const form = path === paths.contact ? 'contact' : 'partnership'
    const response = await postForm({ form, ...mailOf({ subject: '', reason: partnershipReason }) })
    expect(response.headers.get('Cache-Control')).toBe('private, no-store')

    const plain = await fetch(path)
    const bytes = await plain.text()
    const answer = await fetch(targetOf(response).path, cookieOf(response))
    expect(await bannersOf(await answer.text())).toHaveLength(1)
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    for (const name of ['ETag', 'Cloudflare-CDN-Cache-Control', 'Cache-Tag'])
      expect(answer.headers.get(name)).toBeNull()

    const after = await fetch(path, cookieOf(response))
    expect(await after.text()).toBe(bytes)
    for (const page of [plain, after]) {
      expect(page.headers.get('Cache-Control')).toMatch(/^public/)
      expect(page.headers.get('ETag')).toMatch(/\S/)
      expect(page.headers.getSetCookie()).toEqual([])
    }
  })

  it('answers a conditional request for it in full', async () => {
    const response = await postForm({ form: 'contact' })
    const tag = (await fetch(paths.contact)).headers.get('ETag') ?? ''
    const { path } = targetOf(response)
    const headers = { Cookie: cookieOf(response), 'If-None-Match': tag }
    expect((await worker.fetch(new Request(origin + path, { headers }), env, createExecutionContext())).status).toBe(
      200,
    )
  })
})
