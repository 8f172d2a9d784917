import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Beacon } from '../../../src/analytics/beacon-schema.ts'
import { writeDraft } from '../../../src/contactmails/form/draft.ts'
import { paths } from '../../../src/paths.ts'
import { answering, fill, open, submit } from '../../helpers/contact-form.tsx'
import { stubLayout } from '../../helpers/layout.ts'
import { mailOf } from '../../helpers/mail.ts'

const created = { id: '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001', createdAt: '2026-11-17T08:00:00.000Z' }
const beacons = { url: paths.api.beacon, form: 'contact' } as const
let sent: { url: string; body: Blob }[]

beforeEach(() => {
  sent = []
  sessionStorage.clear()
  stubLayout({ width: 0, content: 0 })
  vi.stubGlobal('navigator', {
    ...navigator,
    sendBeacon: (url: string, body: Blob) => {
      sent.push({ url, body })
      return true
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const told = async () => {
  await vi.dynamicImportSettled()
  const bodies = await Promise.all(sent.map(({ body }) => body.text()))
  return bodies.map((body) => {
    const { event, form, ...rest }: Beacon & { form?: string } = JSON.parse(body)
    expect({ event, form }).toEqual({ event: 'form', form: 'contact' })
    return Object.values(rest).join(' ')
  })
}

it('tells once that the form was begun, and nothing of what is sent', async () => {
  answering(201, created)
  const page = await open('contact', { beacons })
  expect(await told()).toEqual([])
  await fill(page, mailOf())
  expect(await told()).toEqual(['started'])
  await submit(page)
  await fill(page, mailOf())
  expect(await told()).toEqual(['started'])
  expect(sent.map(({ url, body }) => [url, body.type])).toEqual([[beacons.url, 'application/json']])
})

it('says with the enquiry which form it is, where that is counted', async () => {
  const bodies = async (props: object) => {
    const fetch = answering(201, created)
    const page = await open('contact', props)
    await fill(page, mailOf())
    await submit(page)
    return JSON.parse(String(fetch.mock.lastCall?.[1]?.body))
  }
  expect(await bodies({ beacons })).toMatchObject({ form: 'contact' })
  expect(await bodies({})).not.toHaveProperty('form')
})

it('has not begun by what was typed on an earlier page', async () => {
  writeDraft('contact', { values: { ...mailOf() } })
  await open('contact', { beacons })
  expect(await told()).toEqual([])
})

it('tells of a refusal before anything was sent', async () => {
  const fetch = answering(201, created)
  await submit(await open('contact', { beacons }))
  expect(await told()).toEqual(['failed validation'])
  expect(fetch).not.toHaveBeenCalled()
})

it('tells of a sending that nobody answered', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const page = await open('contact', { beacons })
  await fill(page, mailOf())
  await submit(page)
  expect(await told()).toEqual(['started', 'failed network'])
})

it.each([400, 429, 503])('leaves an answer of %i to be counted where it was given', async (status) => {
  answering(status, { message: 'No.' })
  const page = await open('contact', { beacons })
  await fill(page, mailOf())
  await submit(page)
  expect(await told()).toEqual(['started'])
})

it('tells nothing new of a form that comes back with an answer, but that it fails again', async () => {
  const answered = { values: {}, issues: [], notice: { kind: 'error' as const, text: 'No.' } }
  const page = await open('contact', { beacons, answered })
  await fill(page, { name: 'Ada' })
  expect(await told()).toEqual([])
  await submit(page)
  expect(await told()).toEqual(['failed validation'])
})

describe('sends nothing', () => {
  const useAll = async (props: object) => {
    answering(201, created)
    const page = await open('contact', props)
    await submit(page)
    await fill(page, mailOf())
    await submit(page)
  }

  it('where nothing is counted', async () => {
    await useAll({})
    expect(await told()).toEqual([])
  })

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('from a browser that says %j', async (wish) => {
    vi.stubGlobal('navigator', { ...navigator, ...wish })
    await useAll({ beacons })
    expect(await told()).toEqual([])
  })

  it('from a page that is prepared, until somebody opens it', async () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
    await open('contact', { beacons })
    expect(await told()).toEqual([])
    Reflect.deleteProperty(document, 'prerendering')
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(await told()).toEqual([])
  })
})
