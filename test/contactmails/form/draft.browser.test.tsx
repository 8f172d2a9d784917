import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Draft, draftKey, idempotencyKeyFor, readDraft, writeDraft } from '../../../src/contactmails/form/draft.ts'
import { fill, open, valuesOf } from '../../helpers/contact-form.tsx'

const draft: Draft = {
  values: { name: 'Ada', message: 'Hello\nagain' },
  sent: { key: '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001', body: '{"name":"Ada"}' },
}

const key = draftKey('contact')

beforeEach(() => sessionStorage.clear())

it.each([draft, { values: {} }])('reads back what was written: %j', (written) => {
  writeDraft(key, written)
  expect(readDraft(key)).toEqual(written)
})

it('keeps the drafts of two forms apart', () => {
  writeDraft(key, draft)
  expect(readDraft(draftKey('partnership'))).toBeNull()
})

it.each(['', 'null', '{', '[]', '{"values":null}', '{"values":{"name":7}}', '{"values":{},"sent":{"key":1}}'])(
  'takes %j in storage as no draft',
  (text) => {
    writeDraft(key, draft)
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
    expect(() => writeDraft(key, draft)).not.toThrow()
  })
})

describe('the key of a try', () => {
  const { sent } = draft

  it.each([[[sent]], [[undefined, sent]]])('is the one of an earlier try of the same mail, case %#', (earlier) => {
    expect(idempotencyKeyFor(sent?.body ?? '', ...earlier)).toBe(sent?.key)
  })

  it.each([
    ['another mail', [sent], '{"name":"Eve"}'],
    ['a mail that was never sent', [undefined], '{"name":"Ada"}'],
    ['a form without a draft', [], '{"name":"Ada"}'],
  ])('is new for %s', (_case, earlier, body) => {
    const keys = [idempotencyKeyFor(body, ...earlier), idempotencyKeyFor(body, ...earlier)]
    expect(new Set([...keys, sent?.key]).size).toBe(3)
    for (const key of keys) expect(key).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  })
})

describe('a page that the browser kept whole', () => {
  const shownAgain = (persisted: boolean) =>
    act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
  const half = { name: 'Ada', subject: 'The lamp', reason: 'Other', message: 'Half' }

  it('has what another page has typed since, and nothing that one has sent', async () => {
    const page = await open()
    await fill(page, half)
    writeDraft(key, { values: { name: 'Ada', message: 'Whole' } })
    await shownAgain(true)
    expect(valuesOf(page)).toMatchObject({ name: 'Ada', subject: '', reason: 'hide', message: 'Whole' })
    writeDraft(key, { values: {} })
    await shownAgain(true)
    expect(valuesOf(page)).toMatchObject({ name: '', message: '' })
  })

  it.each([
    ['loaded anew', false, draft],
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

function denied(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}
