import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PostResult } from '../../../src/contactmails/arrival/calls.ts'
import { requiredFieldsMessage } from '../../../src/contactmails/contactmail.ts'
import { post, postJson } from '../../helpers/api.ts'
import { brokenDatabase, forgetMails, refusingQueue, storedMails } from '../../helpers/contactmails.ts'
import { mailOf } from '../../helpers/mail.ts'

type Fields = Record<string, string>

/** The two ways in which a browser sends a form. */
const encodings = {
  'application/x-www-form-urlencoded': (fields: Fields) => new URLSearchParams(fields),
  'multipart/form-data': (fields: Fields) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return form
  },
}

/** As pasted from a table, a word processor or a PDF, and an address as its owner spells it. */
const pasted: [string, Fields, Fields][] = [
  ['an address at an international domain', { email: 'ana@müller.example' }, { email: 'ana@xn--mller-kva.example' }],
  [
    'an address with a zero-width space behind it',
    { email: 'ana@museum.example\u200b' },
    { email: 'ana@museum.example' },
  ],
  ['a name with a tab', { name: 'Ada\tQuill' }, { name: 'Ada Quill' }],
  ['a subject over two lines', { subject: 'A film\r\nfor us' }, { subject: 'A film for us' }],
  ['a message with odd line breaks', { message: 'a\vb\fc\u0085d' }, { message: 'a\nb\nc\nd' }],
]

const bodyOf = async (response: Response): Promise<{ result: PostResult; values: Fields }> => response.json()

beforeEach(forgetMails)
afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(Object.entries(encodings))('%s', (_type, encode) => {
  it('stores a mail once, however often it is reloaded', async () => {
    const first = await post(encode({ form: 'contact', ...mailOf() }))
    const { result } = await bodyOf(first)
    expect(first.status).toBe(201)
    expect(await storedMails()).toMatchObject([mailOf()])

    const second = await post(encode({ form: 'contact', ...mailOf() }))
    expect((await bodyOf(second)).result).toEqual(result)
    expect(await storedMails()).toHaveLength(1)
  })

  it('stores two mails that differ', async () => {
    await post(encode(mailOf()))
    await post(encode(mailOf({ message: 'And one more thing.' })))
    expect(await storedMails()).toHaveLength(2)
  })

  it('stores the same words about two pages twice', async () => {
    for (const about of ['/brands/fmg', '/brands/fpd', '/brands/fmg']) await post(encode({ ...mailOf(), about }))
    expect(await storedMails()).toHaveLength(2)
  })

  it('takes line breaks as a browser sends them', async () => {
    await post(encode(mailOf({ message: `a${'\r\n'.repeat(358)}b` })))
    expect(await storedMails()).toMatchObject([{ message: `a${'\n'.repeat(358)}b` }])
  })

  it.each(pasted)('keeps %s as the text that is seen', async (_case, typed, kept) => {
    expect((await post(encode({ form: 'contact', ...mailOf(typed) }))).status).toBe(201)
    expect(await storedMails()).toMatchObject([kept])
  })

  it('refuses with what was typed', async () => {
    const typed = { form: 'partnership', ...mailOf({ name: '' }) }
    const response = await post(encode(typed))
    expect(response.status).toBe(400)
    expect(await bodyOf(response)).toMatchObject({
      result: { message: requiredFieldsMessage, issues: [{ field: 'name' }] },
      values: typed,
    })
    expect(await storedMails()).toEqual([])
  })

  it('refuses an empty form', async () => {
    const response = await post(encode({ form: 'contact' }))
    expect(response.status).toBe(400)
    expect((await bodyOf(response)).values).toEqual({ form: 'contact' })
  })

  it('tells when nothing could keep it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await post(encode(mailOf()), {}, { ...env, DB: brokenDatabase, CONTACTMAILS: refusingQueue })
    expect(response.status).toBe(503)
    expect((await bodyOf(response)).values).toEqual(mailOf())
  })

  it('refuses more than 16 KB', async () => {
    const response = await post(encode(mailOf({ message: 'x'.repeat(16 * 1024) })))
    expect(response.status).toBe(413)
    expect(await bodyOf(response)).toMatchObject({ result: { status: 413 }, values: {} })
  })
})

it.each(pasted)('keeps %s as the text that is seen, sent as JSON', async (_case, typed, kept) => {
  expect((await postJson(mailOf(typed))).status).toBe(201)
  expect(await storedMails()).toMatchObject([kept])
})

it('refuses a form that cannot be read', async () => {
  const response = await post('--x\r\nnonsense', { 'Content-Type': 'multipart/form-data; boundary=y' })
  expect(response.status).toBe(400)
  expect(await bodyOf(response)).toMatchObject({ result: { message: expect.stringMatching(/\S/) }, values: {} })
})

it('takes no file for a field, nor a key that would reach a prototype', async () => {
  const form = encodings['multipart/form-data'](mailOf())
  form.set('name', new File(['Ada'], 'name.txt'))
  form.set('__proto__', 'x')
  const response = await post(form)
  expect(response.status).toBe(400)
  expect((await bodyOf(response)).result).toMatchObject({ issues: [{ field: 'name' }] })
})
