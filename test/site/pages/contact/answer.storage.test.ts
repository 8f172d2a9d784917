import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Bindings } from '../../../src/env.ts'
import { paths } from '../../../src/paths.ts'
import { partnershipReason, requiredFieldsMessage } from '../../../src/schemas/contactmail.ts'
import { brokenDatabase, forgetMails, refusingQueue, storedMails } from '../../helpers/contactmails.ts'
import { attributesOf, findAll } from '../../helpers/html.ts'
import { mailOf } from '../../helpers/mail.ts'
import { ask } from '../../helpers/site.ts'

const post = (fields: Record<string, string>, bindings?: Bindings) =>
  ask(paths.api.contactmails, { method: 'POST', body: new URLSearchParams(fields) }, bindings)

const typedIn = async (html: string) => ({
  name: (await attributesOf(html, 'main input[name=name]', 'value'))[0] ?? '',
  email: (await attributesOf(html, 'main input[name=email]', 'value'))[0] ?? '',
  subject: (await attributesOf(html, 'main input[name=subject]', 'value'))[0] ?? '',
  reason: (await findAll(html, 'main option[selected]'))[0]?.text ?? '',
  message: (await findAll(html, 'main textarea[name=message]'))[0]?.text ?? '',
})

beforeEach(forgetMails)
afterEach(() => {
  vi.restoreAllMocks()
})

it('answers a stored mail with a page of an empty form', async () => {
  const response = await post({ form: 'contact', ...mailOf() })
  const html = await response.text()
  expect(response.status).toBe(201)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await attributesOf(html, 'main .banner', 'data-kind')).toEqual(['success'])
  expect(await typedIn(html)).toMatchObject({ name: '', email: '', subject: '', message: '' })
  expect(await storedMails()).toMatchObject([mailOf()])
})

it('stores one row when the page is reloaded', async () => {
  for (let times = 0; times < 3; times++) expect((await post({ form: 'contact', ...mailOf() })).status).toBe(201)
  expect(await storedMails()).toHaveLength(1)
})

it('answers a refused mail with what was typed and what is wrong', async () => {
  const typed = mailOf({ email: 'nobody', subject: '', message: 'Our keeper is 93.' })
  const response = await post({ form: 'contact', ...typed })
  const html = await response.text()
  expect(response.status).toBe(400)
  expect(await typedIn(html)).toEqual(typed)
  expect((await findAll(html, 'main .banner[data-kind=error]'))[0]?.text).toContain(requiredFieldsMessage)
  expect(await attributesOf(html, 'main [aria-invalid=true]', 'name')).toEqual(['email', 'subject'])
  for (const name of ['email', 'subject']) {
    const [describedBy] = await attributesOf(html, `main [name=${name}]`, 'aria-describedby')
    expect((await findAll(html, `#${describedBy}`))[0]?.text).toMatch(/\S/)
  }
  expect(await storedMails()).toEqual([])
})

it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onfocus='alert(1)", '</textarea><script>'])(
  'escapes what was typed: %s',
  async (typed) => {
    const fields = { name: typed, email: typed, subject: typed, reason: typed, message: typed }
    const html = await (await post({ form: 'contact', ...fields })).text()
    expect(await typedIn(html)).toMatchObject({ name: typed, email: typed, subject: typed })
    expect(html).not.toContain(typed)
    expect(await attributesOf(html, 'script', 'src')).toHaveLength((await findAll(html, 'script')).length)
    expect(await findAll(html, '[onerror],[onfocus]')).toEqual([])
  },
)

it('answers the partnership form with the partnership form', async () => {
  const html = await (await post({ form: 'partnership', ...mailOf({ name: '', reason: partnershipReason }) })).text()
  expect(await attributesOf(html, 'main form', 'id')).toEqual(['partnership'])
  expect(await attributesOf(html, 'main input[name=reason]', 'value')).toEqual([partnershipReason])
  expect(await findAll(html, 'main select')).toEqual([])
})

it('answers an unknown form with the contact form', async () => {
  const html = await (await post({ form: '"><script>', ...mailOf({ name: '' }) })).text()
  expect(await attributesOf(html, 'main form', 'id')).toEqual(['contact'])
})

describe.each([
  [400, { form: 'contact' }, undefined],
  [413, mailOf({ message: 'x'.repeat(20_000) }), undefined],
  [503, mailOf(), { ...env, DB: brokenDatabase, CONTACTMAILS: refusingQueue }],
])('the page of a %i', (status, fields, bindings) => {
  it('says what happened, in a form to try again with', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await post(fields, bindings)
    const html = await response.text()
    expect(response.status).toBe(status)
    expect((await findAll(html, 'main .banner[data-kind=error]'))[0]?.text).toMatch(/\w{5}/)
    expect(await attributesOf(html, 'main form', 'action')).toEqual([paths.api.contactmails])
    expect(await attributesOf(html, 'meta[name=robots]', 'content')).toEqual(['noindex'])
    expect(await findAll(html, 'h1')).toHaveLength(1)
  })
})
