import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { partnershipReason } from '../../../src/contactmails/contact-reasons.ts'
import { requiredFields, requiredFieldsMessage } from '../../../src/contactmails/contactmail.ts'
import { draftKey, readDraft, writeDraft } from '../../../src/contactmails/form/draft.ts'
import { paths } from '../../../src/paths.ts'
import { answering, banner, type Control, fill, open, submit, valuesOf, wait } from '../../helpers/contact-form.tsx'
import { mailOf } from '../../helpers/mail.ts'
import { find } from '../../helpers/mount.tsx'

const created = { id: '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001', createdAt: '2026-11-17T08:00:00.000Z' }

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('refuses an empty form, names the fields and sends nothing', async () => {
  const fetch = answering(201, created)
  const page = await open()
  await submit(page)
  expect(fetch).not.toHaveBeenCalled()
  expect(banner(page)).toEqual({ kind: 'error', text: `Error: ${requiredFieldsMessage}` })
  const invalid = [...page.querySelectorAll<Control>('[aria-invalid=true]')].map(({ name }) => name)
  expect(invalid).toEqual(requiredFields)
  const summary = document.activeElement as HTMLElement
  expect(summary).toBe(find(page, '.error-summary'))
  const targets = [...summary.querySelectorAll('a')].map(({ hash }) => page.querySelector<Control>(hash)?.name)
  expect(targets).toEqual(requiredFields)
})

it('forgets the issue of a field once it is right, and leaves the focus where it is', async () => {
  const page = await open()
  await submit(page)
  const name = find<HTMLInputElement>(page, '[name=name]')
  await act(async () => name.focus())
  await fill(page, { name: 'Ada' })
  expect(name.getAttribute('aria-invalid')).not.toBe('true')
  expect(page.querySelectorAll('[aria-invalid=true]')).toHaveLength(requiredFields.length - 1)
  expect(document.activeElement).toBe(name)
  await fill(page, mailOf())
  expect(page.querySelector('.error-summary')).toBeNull()
})

it('sends the five fields, clears them and says thank you', async () => {
  const fetch = answering(201, { ...created, reference: 'AB12CD34', replyDay: 'Friday, November 20' })
  const page = await open()
  await fill(page, mailOf())
  await submit(page)
  expect(fetch).toHaveBeenCalledOnce()
  expect(fetch.mock.calls[0]?.[0]).toBe(paths.api.contactmails)
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject(mailOf())
  expect(banner(page)).toEqual({ kind: 'success', text: 'Success: Mail sent successfully. Thank you!' })
  expect(Object.values(valuesOf(page)).filter(Boolean)).toEqual(['hide'])
  expect(readDraft(draftKey('contact'))?.values).toEqual({})
  // What has the focus is read out: its name and its description.
  const named = (by: string) => find(page, `#${document.activeElement?.getAttribute(by)}`).textContent
  expect(document.activeElement?.role).toBe('group')
  expect([named('aria-labelledby'), named('aria-describedby')].join()).toMatch(/^Mail sent.*AB12CD34.*November.20/)
})

it('is loading until the answer comes, and sends nothing twice', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const fetch = vi.spyOn(globalThis, 'fetch').mockReturnValue(promise)
  const page = await open()
  await fill(page, mailOf())
  await submit(page)
  expect(banner(page)?.kind).toBe('loading')
  expect(find(page, 'button[type=submit]').getAttribute('aria-disabled')).toBe('true')
  await submit(page)
  expect(fetch).toHaveBeenCalledOnce()
  await act(async () => resolve(Response.json(created, { status: 201 })))
  expect(banner(page)?.kind).toBe('success')
})

it('keeps what was typed when the server refuses, and tries again under the same key', async () => {
  const fetch = answering(503, { message: 'Not just now.' })
  const page = await open()
  await fill(page, mailOf())
  await submit(page)
  expect(banner(page)).toEqual({ kind: 'error', text: 'Error: Not just now.' })
  expect(valuesOf(page)).toEqual(mailOf())
  await submit(page)
  await fill(page, { message: 'Another.' })
  await submit(page)
  const keys = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('shows what the server says about a field beside it', async () => {
  answering(400, { message: 'No.', issues: [{ field: 'email', message: 'That address is closed.' }] })
  const page = await open()
  await fill(page, mailOf())
  await submit(page)
  expect(find(page, '#contact-email-error').textContent).toBe('That address is closed.')
  expect(find(page, '[name=email]').getAttribute('aria-describedby')).toContain('contact-email-error')
})

describe.each([
  ['success', 201, created],
  ['error', 503, { message: 'Not just now.' }],
])('a banner of %s', (kind, status, body) => {
  it('is reset after five seconds', async () => {
    answering(status, body)
    const page = await open()
    await fill(page, mailOf())
    await submit(page)
    await wait(4999)
    expect(banner(page)?.kind).toBe(kind)
    await wait(1)
    expect(banner(page)).toBeNull()
  })

  it('does not stay longer because somebody types on', async () => {
    answering(status, body)
    const page = await open()
    await fill(page, mailOf())
    await submit(page)
    await wait(3000)
    await fill(page, { message: 'One more thing.' })
    await wait(2000)
    expect(banner(page)).toBeNull()
  })
})

it('fills in what was typed before a reload', async () => {
  const before = await open()
  await fill(before, { name: 'Ada', message: 'Half a' })
  expect(valuesOf(await open())).toMatchObject({ name: 'Ada', message: 'Half a', subject: '' })
})

it('keeps the reason that a native post has sent, whatever an older draft says', async () => {
  writeDraft(draftKey('contact'), { subject: 'A draft', reason: 'Other' })
  const said = { kind: 'error', text: 'No.' } as const
  const page = await open('contact', { result: { said, issues: [], values: { reason: 'Media Enquiry' } } })
  expect(valuesOf(page)).toMatchObject({ subject: 'A draft', reason: 'Media Enquiry' })
})

it('leaves the address of an earlier result once it is sent', async () => {
  history.replaceState(null, '', `${paths.contact}?result=400.key#contact-result`)
  answering(201, created)
  const said = { kind: 'error', text: 'No.' } as const
  const page = await open('contact', { result: { said, issues: [], values: mailOf() } })
  await submit(page)
  expect(banner(page)?.kind).toBe('success')
  expect(document.activeElement).toBe(find(page, '.sent-panel'))
  expect(location.href).toMatch(new RegExp(`^[^?#]*${paths.contact}$`))
})

it('counts the characters that are left', async () => {
  const page = await open()
  await fill(page, { message: 'x'.repeat(100) })
  expect(find(page, '#contact-characters').textContent).toContain('260')
})

it('says how many characters are left once typing rests', async () => {
  const page = await open()
  const spoken = find(page, '#contact-limit + [role=status]')
  await act(async () => find(page, '[name=message]').focus())
  await fill(page, { message: 'x'.repeat(100) })
  await wait(999)
  expect(spoken.textContent).toBe('')
  await wait(1)
  expect(spoken.textContent).toContain('260')
})

it('describes the message by its limit, which typing does not change', async () => {
  const page = await open()
  const message = find(page, '[name=message]')
  const described = () => find(page, `#${message.getAttribute('aria-describedby')}`).textContent
  const before = described()
  expect(before).toContain('360')
  await act(async () => message.focus())
  await wait(1000)
  expect(find(page, '#contact-limit + [role=status]').textContent).toBe('')
  await fill(page, { message: 'x'.repeat(100) })
  expect(described()).toBe(before)
})

it('has a fixed reason on the partnership form', async () => {
  const fetch = answering(201, created)
  const page = await open('partnership', { reason: partnershipReason })
  expect(page.querySelector('select')).toBeNull()
  const { reason: _, ...rest } = mailOf()
  await fill(page, rest)
  await submit(page)
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject(mailOf({ reason: partnershipReason }))
})
