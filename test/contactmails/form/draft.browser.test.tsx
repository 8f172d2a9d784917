import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draftKey, endDraft, readDraft, writeDraft } from '../../../src/contactmails/form/draft.ts'
import { answering, fill, open, submit, valuesOf } from '../../helpers/contact-form.tsx'
import { mailOf } from '../../helpers/mail.ts'

const values = { name: 'Ada', message: 'Hello\nagain' }
const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'

const key = draftKey('contact')

beforeEach(() => {
  sessionStorage.clear()
  return () => vi.restoreAllMocks()
})

it('reads back what was written', () => {
  writeDraft(key, values, id)
  expect(readDraft(key)).toEqual({ id, values })
})

it('has one id until it is ended, whatever is typed', () => {
  const ids = [values, { name: 'Eve' }, null, values].map((typed) => {
    if (typed) writeDraft(key, typed)
    else endDraft(key)
    return readDraft(key)?.id
  })
  expect(ids).toEqual([ids[0], ids[0], ids[2], ids[2]])
  expect(ids[2]).not.toBe(ids[0])
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
})

it('keeps the drafts of two forms apart', () => {
  writeDraft(key, values)
  expect(readDraft(draftKey('partnership'))).toBeNull()
})

it.each(['', 'null', '{', '[]', '{"values":null}', '{"values":{"name":7}}', '{"values":{}}', '{"id":1,"values":{}}'])(
  'takes %j in storage as no draft',
  (text) => {
    writeDraft(key, values)
    sessionStorage.setItem(sessionStorage.key(0) ?? '', text)
    expect(readDraft(key)).toBeNull()
  },
)

describe('with storage that throws', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, removeItem: denied })
    return () => vi.unstubAllGlobals()
  })

  it('has no draft', () => {
    expect(readDraft(key)).toBeNull()
  })

  it('lets writing pass', () => {
    expect(() => writeDraft(key, values)).not.toThrow()
  })
})

describe('a page that the browser kept whole', () => {
  const shownAgain = (persisted: boolean) =>
    act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
  const half = { name: 'Ada', subject: 'The lamp', reason: 'Other', message: 'Half' }

  it('has what another page has typed since, and nothing that one has sent', async () => {
    const page = await open()
    await fill(page, half)
    writeDraft(key, { name: 'Ada', message: 'Whole' })
    await shownAgain(true)
    expect(valuesOf(page)).toMatchObject({ name: 'Ada', subject: '', reason: 'hide', message: 'Whole' })
    endDraft(key)
    await shownAgain(true)
    expect(valuesOf(page)).toMatchObject({ name: '', message: '' })
  })

  it.each([
    ['loaded anew', false, values],
    ['without storage', true, null],
  ])('keeps its words: %s', async (_, kept, stored) => {
    const page = await open()
    await fill(page, half)
    sessionStorage.clear()
    if (stored) writeDraft(key, stored)
    await shownAgain(kept)
    expect(valuesOf(page)).toMatchObject(half)
  })
})

// Firefox brings a page back from its cache with the session storage that it had.
it('sends words that another page has sent under the same key', async () => {
  const fetch = answering(201, { id, createdAt: '2026-11-17T08:00:00.000Z' })
  const [kept, other] = [await open(), await open()]
  await fill(kept, mailOf())
  const before = { ...sessionStorage }
  await fill(other, mailOf())
  await submit(other)
  Object.assign(sessionStorage, before)
  await submit(kept)
  await fill(kept, mailOf())
  await submit(kept)
  const [first, again, next] = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

function denied(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}
