import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { requiredFields, requiredFieldsMessage } from '../../../src/contactmails/contactmail.ts'
import { dueDay } from '../../../src/contactmails/due/due-date.ts'
import { paths } from '../../../src/paths.ts'
import { ask, bodyOf, post, postJson } from '../../helpers/api.ts'
import { brokenDatabase, forgetMails, refusingQueue, storedMails } from '../../helpers/contactmails.ts'
import { mailOf } from '../../helpers/mail.ts'

beforeEach(forgetMails)
afterEach(() => {
  vi.restoreAllMocks()
})

it('stores a mail and answers with its id and date', async () => {
  const response = await postJson(mailOf())
  expect(response.status).toBe(201)
  const { id = '', createdAt, ...rest } = await bodyOf(response)
  const replyDay = dueDay(new Date(createdAt ?? ''))
  expect(rest).toEqual({ reference: id.slice(0, 8).toUpperCase(), replyDay })
  expect(new Date(createdAt ?? '').toISOString()).toBe(createdAt)
  expect(await storedMails()).toEqual([{ ...mailOf(), id, created_at: createdAt }])
})

it('stores the mail as the schema has made it', async () => {
  await postJson({ ...mailOf(), name: '  Ada ', message: 'one\r\ntwo\n', id: 'mine', admin: true })
  expect(await storedMails()).toMatchObject([
    { name: 'Ada', message: 'one\ntwo', id: expect.not.stringMatching('mine') },
  ])
})

it('stores the same mail twice if it comes twice without a key', async () => {
  await postJson(mailOf())
  await postJson(mailOf())
  expect(await storedMails()).toHaveLength(2)
})

it.each(['application/json; charset=utf-8', 'Application/JSON', ' application/json ;charset=UTF-8'])(
  'reads the content type %j',
  async (type) => {
    expect((await post(JSON.stringify(mailOf()), { 'Content-Type': type })).status).toBe(201)
  },
)

describe('refuses', () => {
  afterEach(async () => {
    expect(await storedMails()).toEqual([])
  })

  it.each(requiredFields)('a mail without %s', async (field) => {
    const { [field]: _, ...rest } = mailOf()
    const response = await postJson(rest)
    expect(response.status).toBe(400)
    const { message, issues } = await bodyOf(response)
    expect(message).toBe(requiredFieldsMessage)
    expect(issues?.map((issue) => issue.field)).toEqual([field])
  })

  it('a mail with several faults, naming each field and repeating nothing that was sent', async () => {
    const response = await postJson({ ...mailOf(), email: 'secret-address', reason: 'secret-reason' })
    expect(response.status).toBe(400)
    const text = await response.text()
    expect(text).not.toContain('secret')
    const answer = JSON.parse(text)
    expect(Object.keys(answer).sort()).toEqual(['issues', 'message'])
    expect(answer.issues.map(({ field }: { field: string }) => field)).toEqual(['email', 'reason'])
  })

  it.each(['', '{', '{"name":', 'name=Ada', 'undefined', '\0'])('what is no JSON: %j', async (body) => {
    const response = await postJson(body)
    expect(response.status).toBe(400)
    expect((await bodyOf(response)).message).toMatch(/\S/)
  })

  it.each(['null', '[]', '7', '"Ada"', '""', 'true', '{}', '[{}]', '{"__proto__":{}}'])(
    'JSON that is no mail: %s',
    async (body) => {
      const response = await postJson(body)
      expect(response.status).toBe(400)
      expect((await bodyOf(response)).message).toBe(requiredFieldsMessage)
    },
  )

  it.each(['text/plain', 'text/html', 'application/xml', 'application/json+x', 'json', 'multipart/mixed'])(
    'the content type %s',
    async (type) => {
      const response = await post(JSON.stringify(mailOf()), { 'Content-Type': type })
      expect(response.status).toBe(415)
      expect((await bodyOf(response)).message).toMatch(/\S/)
    },
  )

  it('a body without a content type', async () => {
    const response = await post(new TextEncoder().encode(JSON.stringify(mailOf())))
    expect(response.status).toBe(415)
  })

  it('with 503 and a message when the database fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await postJson(mailOf(), {}, { ...env, DB: brokenDatabase, CONTACTMAILS: refusingQueue })
    expect(response.status).toBe(503)
    const { message, ...rest } = await bodyOf(response)
    expect(message).toMatch(/\S/)
    expect(message).not.toContain('D1')
    expect(rest).toEqual({})
  })
})

it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('answers %s with 405', async (method) => {
  const response = await ask(paths.api.contactmails, { method })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD, POST')
})
