import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftKey, writeDraft } from '../../../src/contactmails/form/draft.ts'
import { longestWait } from '../../../src/contactmails/form/turnstile-widget.ts'
import { turnstileAction } from '../../../src/contactmails/spam/spam-rules.ts'
import { answering, banner, fill, open, submit, wait } from '../../helpers/contact-form.tsx'
import { mailOf } from '../../helpers/mail.ts'
import { find } from '../../helpers/mount.tsx'

const created = { id: '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001', createdAt: '2026-11-17T08:00:00.000Z' }
const sentWith = (fetch: ReturnType<typeof answering>, call = 0) =>
  JSON.parse(String(fetch.mock.calls[call]?.[1]?.body))

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'turnstile')
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the decoy', () => {
  it('is hidden from people who see, hear, tab, copy all or have their fields filled in', async () => {
    const decoy = find<HTMLInputElement>(await open(), '[name=homepage]')
    expect(decoy.closest('[inert]')).not.toBeNull()
    expect(decoy.autocomplete).toBe('off')
    expect(decoy.required).toBe(false)
    expect(decoy.closest('[style]')).toBeNull()
  })

  it('tells what a program wrote into it', async () => {
    const fetch = answering(201, created)
    const page = await open()
    await fill(page, { ...mailOf(), homepage: 'https://cheap.example' })
    await submit(page)
    expect(sentWith(fetch)).toMatchObject({ homepage: 'https://cheap.example' })
  })
})

describe('the time of filling in', () => {
  it('is measured from the start of the page', async () => {
    const fetch = answering(201, created)
    vi.spyOn(performance, 'now').mockReturnValue(4321.5)
    const page = await open()
    await fill(page, mailOf())
    await submit(page)
    expect(sentWith(fetch)).toEqual({ ...mailOf(), homepage: '', filledIn: 4322 })
  })

  it('is not told of what was typed on an earlier page', async () => {
    const fetch = answering(201, created)
    writeDraft(draftKey('contact'), { ...mailOf() })
    await submit(await open())
    expect(sentWith(fetch)).toEqual({ ...mailOf(), homepage: '' })
  })
})

describe('Turnstile', () => {
  type Options = { sitekey: string; action: string; callback: (token: string) => void }

  /** Stands in for Cloudflare's script; `solve` is the visitor passing. */
  const turnstile = () => {
    const api = { render: vi.fn((_container: HTMLElement, _options: Options) => 'widget'), reset: vi.fn() }
    Object.assign(globalThis, { turnstile: api })
    return { ...api, solve: (token: string) => act(async () => api.render.mock.calls[0]?.[1].callback(token)) }
  }

  it('is not there without a key', async () => {
    const { render } = turnstile()
    const fetch = answering(201, created)
    const page = await open()
    await fill(page, mailOf())
    await submit(page)
    expect(render).not.toHaveBeenCalled()
    expect(sentWith(fetch)).not.toHaveProperty('turnstile')
  })

  it('starts once the form is used, and its token goes with the enquiry', async () => {
    const { render, solve, reset } = turnstile()
    const fetch = answering(201, created)
    const page = await open('contact', { turnstile: 'site-key' })
    expect(render).not.toHaveBeenCalled()
    await act(async () => find(page, '[name=name]').focus())
    expect(render.mock.calls[0]?.[1]).toMatchObject({ sitekey: 'site-key', action: turnstileAction })
    await fill(page, mailOf())
    await solve('token')
    await submit(page)
    expect(sentWith(fetch)).toMatchObject({ turnstile: 'token' })
    // A token is good for one enquiry.
    expect(reset).toHaveBeenCalledWith('widget')
  })

  it('is asked for a new token where the device has slept past the end of the last one', async () => {
    const { solve, reset } = turnstile()
    const fetch = answering(201, created)
    const page = await open('contact', { turnstile: 'site-key' })
    await act(async () => find(page, '[name=name]').focus())
    await fill(page, mailOf())
    await solve('old')
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_000)
    await submit(page)
    expect(reset).toHaveBeenCalledOnce()
    expect(fetch).not.toHaveBeenCalled()
    await solve('new')
    expect(sentWith(fetch)).toMatchObject({ turnstile: 'new' })
  })

  it('is waited for, and the form says that it is loading and sends once', async () => {
    const { solve } = turnstile()
    const fetch = answering(201, created)
    const page = await open('contact', { turnstile: 'site-key' })
    await fill(page, mailOf())
    await submit(page)
    await submit(page)
    expect(banner(page)?.kind).toBe('loading')
    expect(fetch).not.toHaveBeenCalled()
    await solve('token')
    expect(fetch).toHaveBeenCalledOnce()
    expect(banner(page)?.kind).toBe('success')
  })

  it('that hangs is given up after ten seconds', async () => {
    turnstile()
    const fetch = answering(201, created)
    const page = await open('contact', { turnstile: 'site-key' })
    await fill(page, mailOf())
    await submit(page)
    await wait(longestWait - 1)
    expect(fetch).not.toHaveBeenCalled()
    await wait(1)
    expect(sentWith(fetch)).not.toHaveProperty('turnstile')
    expect(banner(page)?.kind).toBe('success')
  })

  it('whose script cannot be loaded keeps nobody waiting', async () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
    const fetch = answering(201, created)
    const page = await open('contact', { turnstile: 'site-key' })
    await fill(page, mailOf())
    await submit(page)
    const script = append.mock.calls[0]?.[0] as HTMLScriptElement
    expect(script.src).toMatch(/^https:\/\/challenges\.cloudflare\.com\/turnstile\//)
    await act(async () => script.dispatchEvent(new Event('error')))
    expect(fetch).toHaveBeenCalledOnce()
    expect(banner(page)?.kind).toBe('success')
  })

  it('whose script cannot be loaded is tried again for the next enquiry', async () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
    const scriptOf = (call: number) => append.mock.calls[call]?.[0] as HTMLScriptElement
    const fetch = answering(201, created)
    const page = await open('contact', { turnstile: 'site-key' })
    await fill(page, mailOf())
    await submit(page)
    await act(async () => scriptOf(0).dispatchEvent(new Event('error')))
    await fill(page, mailOf())
    await submit(page)
    const { solve } = turnstile()
    await act(async () => scriptOf(1).dispatchEvent(new Event('load')))
    await solve('token')
    expect(sentWith(fetch, 1)).toMatchObject({ turnstile: 'token' })
  })
})

it('starts Turnstile as somebody types, if the focus was there before the script', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  const page = await open('contact', { turnstile: 'site-key' })
  expect(append).not.toHaveBeenCalled()
  await fill(page, { name: 'Ada' })
  expect(append).toHaveBeenCalledOnce()
})

it('leaves a form to the browser that has begun to post it', async () => {
  const fetch = answering(201, created)
  const page = await open()
  await fill(page, mailOf())
  self.onpagehide = () => {}
  await submit(page)
  self.onpagehide = null
  expect(fetch).not.toHaveBeenCalled()
  expect(banner(page)).toBeNull()
})
