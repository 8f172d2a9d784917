import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { partnershipReason } from '../../../../src/contactmails/contact-reasons.ts'
import { requiredFields, requiredFieldsMessage } from '../../../../src/contactmails/contactmail.ts'
import { paths } from '../../../../src/paths.ts'
import { brokenDatabase, forgetMails, refusingQueue, storedMails } from '../../../helpers/contactmails.ts'
import { attributesOf, findAll } from '../../../helpers/html.ts'
import { mailOf } from '../../../helpers/mail.ts'
import { bannersOf, follow, postForm, targetOf, typedIn } from '../../../helpers/native-post.ts'
import { htmlOf } from '../../../helpers/site.ts'

const pageAfter = async (fields: Record<string, string>) => (await follow(await postForm(fields))).text()

beforeEach(forgetMails)
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('leads from a stored mail to the page of the form, which says so in an empty form', async () => {
  const response = await postForm({ form: 'contact', ...mailOf() })
  expect(response.status).toBe(303)
  expect(targetOf(response)).toMatchObject({ pathname: paths.contact, hash: '#contact-result' })
  const page = await follow(response)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(await attributesOf(html, 'main .banner', 'data-kind')).toEqual(['success'])
  // The fragment gives it the focus, and screen readers read its name and description.
  expect(await attributesOf(html, '#contact-result', 'tabindex')).toEqual(['-1'])
  expect(await attributesOf(html, '#contact-result[role=group]', 'aria-labelledby')).toEqual(['contact-title'])
  expect((await findAll(html, '#contact-result #contact-title-receipt'))[0]?.text).toMatch(/^Reference .*We reply by/)
  expect(await attributesOf(html, '#contact-result', 'aria-describedby')).toEqual(['contact-title-receipt'])
  expect(await typedIn(html)).toMatchObject({ name: '', email: '', subject: '', message: '' })
  expect(await storedMails()).toMatchObject([mailOf()])
})

it('stores one row when the form is sent again', async () => {
  for (let times = 0; times < 3; times++) await postForm({ form: 'contact', ...mailOf() })
  expect(await storedMails()).toHaveLength(1)
})

it('shows a refused mail with what was typed and what is wrong', async () => {
  const typed = mailOf({ email: 'nobody', subject: '', message: 'Our keeper is 93.' })
  const html = await pageAfter({ form: 'contact', ...typed })
  expect(await typedIn(html)).toEqual(typed)
  expect((await bannersOf(html))[0]?.text).toContain(requiredFieldsMessage)
  expect(await attributesOf(html, '.error-summary', 'id')).toEqual(['contact-result'])
  expect(await attributesOf(html, 'main [aria-invalid=true]', 'name')).toEqual(['email', 'subject'])
  for (const name of ['email', 'subject']) {
    const [describedBy] = await attributesOf(html, `main [name=${name}]`, 'aria-describedby')
    expect((await findAll(html, `#${describedBy}`))[0]?.text).toMatch(/\S/)
  }
  expect((await findAll(html, 'title'))[0]?.text).toMatch(/^Error: /)
  expect(await storedMails()).toEqual([])
})

it.each(['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onfocus='alert(1)", '</textarea><script>'])(
  'escapes what was typed: %s',
  async (typed) => {
    const html = await pageAfter({ form: 'contact', name: typed, email: typed, subject: typed, message: typed })
    expect(await typedIn(html)).toMatchObject({ name: typed, email: typed, subject: typed })
    expect(html).not.toContain(typed)
    const scripts = (page: string) => findAll(page, 'script:not([type="application/ld+json"])')
    expect(await scripts(html)).toEqual(await scripts(await htmlOf(paths.contact)))
    expect(await findAll(html, '[onerror],[onfocus]')).toEqual([])
  },
)

it('leads from the partnership form to the partnership form', async () => {
  const response = await postForm({ form: 'partnership', ...mailOf({ name: '', reason: partnershipReason }) })
  expect(targetOf(response)).toMatchObject({ pathname: paths.ourCommunity, hash: '#partnership-result' })
  const html = await (await follow(response)).text()
  expect(await attributesOf(html, 'main form', 'id')).toEqual(['partnership'])
  expect(await attributesOf(html, '.error-summary', 'id')).toEqual(['partnership-result'])
  expect((await typedIn(html)).subject).toBe(mailOf().subject)
})

it('leads from an unknown form to the contact form', async () => {
  const html = await pageAfter({ form: '"><script>', ...mailOf({ name: '' }) })
  expect(await attributesOf(html, 'main form', 'id')).toEqual(['contact'])
})

describe.each([
  [400, { form: 'contact' }, undefined],
  [413, mailOf({ message: 'x'.repeat(20_000) }), undefined],
  [503, mailOf(), { ...env, DB: brokenDatabase, CONTACTMAILS: refusingQueue }],
])('the page after a %i', (_status, fields, bindings) => {
  it('says what happened, in a form to try again with', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const html = await (await follow(await postForm(fields, bindings))).text()
    expect((await findAll(html, 'main .banner[data-kind=error]'))[0]?.text).toMatch(/\w{5}/)
    expect(await attributesOf(html, 'main form', 'action')).toEqual([paths.api.contactmails])
    expect(await attributesOf(html, 'meta[name=robots]', 'content')).toEqual(['noindex'])
    expect(await findAll(html, 'h1')).toHaveLength(1)
  })
})

it('keeps what was typed when nothing could keep the mail', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = { ...env, DB: brokenDatabase, CONTACTMAILS: refusingQueue }
  const html = await (await follow(await postForm({ form: 'contact', ...mailOf() }, broken))).text()
  expect(await typedIn(html)).toEqual({ ...mailOf(), message: mailOf().message.replace('\n', ' ') })
})

it('names every field that is missing in the words of an empty one', async () => {
  const html = await pageAfter({ form: 'contact' })
  expect(await attributesOf(html, 'main [aria-invalid=true]', 'name')).toEqual(requiredFields)
})
