import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Bindings } from '../../src/env.ts'
import { brokenDataset, dataset } from '../helpers/analytics.ts'
import { post, postJson } from '../helpers/api.ts'
import { brokenDatabase, forgetMails, refusingQueue, storedMails } from '../helpers/contactmails.ts'
import { mailOf } from '../helpers/mail.ts'

beforeEach(async () => {
  await forgetMails()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const { VISITOR_LIMIT: _, ALL_VISITORS_LIMIT: __, STRICT_LIMIT: ___, ...bare } = env
const full = { limit: async () => ({ success: false }) }
const counting = async (
  send: (bindings: Bindings) => Promise<Response> | Response,
  bindings: Partial<Bindings> = {},
) => {
  const ANALYTICS = dataset()
  const { status } = await send({ ...bare, ...bindings, ANALYTICS })
  return { status, points: ANALYTICS.points }
}
type Headers = Record<string, string>
const json =
  (fields: object, headers: Headers = {}) =>
  (bindings: Bindings) =>
    postJson({ ...mailOf(), ...fields }, headers, bindings)
const form =
  (fields: object, headers: Headers = {}) =>
  (bindings: Bindings) =>
    post(new URLSearchParams({ ...mailOf(), ...fields }), headers, bindings)
/** Limits count only visitors with an address. */
const limited = (send: typeof json) => send({ form: 'contact' }, { 'CF-Connecting-IP': '203.0.113.1' })

it.each([
  ['contact', json],
  ['partnership', json],
  ['contact', form],
  ['partnership', form],
])('counts what was sent with the form %s', async (name, send) => {
  expect(await counting(send({ form: name }))).toEqual({ status: 201, points: [['form', name, 'sent']] })
})

it.each([
  [400, 'validation', json({ form: 'contact', email: 'nobody' }), {}],
  [400, 'validation', form({ form: 'contact', email: 'nobody' }), {}],
  [429, 'limited', limited(json), { VISITOR_LIMIT: full }],
  [429, 'limited', limited(form), { VISITOR_LIMIT: full }],
  [503, 'unavailable', json({ form: 'contact' }), { DB: brokenDatabase, CONTACTMAILS: refusingQueue }],
] as const)('counts a failure with %i as %s', async (status, reason, send, bindings) => {
  expect(await counting(send, bindings)).toEqual({ status, points: [['form', 'contact', 'failed', reason]] })
})

it('counts a key that belongs to another enquiry', async () => {
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  await postJson(mailOf(), key)
  const again = { ...mailOf({ subject: 'Another' }), form: 'contact' }
  expect((await counting((bindings) => postJson(again, key, bindings))).points).toEqual([
    ['form', 'contact', 'failed', 'conflict'],
  ])
})

it.each([
  [413, 'too-large', (bindings: Bindings) => postJson('x'.repeat(17_000), {}, bindings)],
  [415, 'unsupported', (bindings: Bindings) => post('x', { 'Content-Type': 'text/plain' }, bindings)],
  [400, 'validation', (bindings: Bindings) => postJson('{', {}, bindings)],
  [400, 'validation', (bindings: Bindings) => postJson('null', {}, bindings)],
  [400, 'validation', (bindings: Bindings) => postJson('[]', {}, bindings)],
] as const)('knows no form of what it cannot read: %i %s', async (status, reason, send) => {
  expect(await counting(send)).toEqual({ status, points: [['form', 'other', 'failed', reason]] })
})

it.each([undefined, 'ada@museum.example', 'contact ', '', 7, null, ['contact'], { toString: 'contact' }])(
  'writes down no other form: %j',
  async (name) => {
    expect((await counting(json({ form: name }))).points).toEqual([['form', 'other', 'sent']])
  },
)

it('tells spam from nothing', async () => {
  const { points } = await counting(json({ form: 'contact', homepage: 'https://cheap.example', filledIn: 5 }))
  expect(points).toEqual([['form', 'contact', 'sent']])
})

it('holds nothing of what was written', async () => {
  const { points } = await counting(json({ form: 'contact' }))
  for (const value of Object.values(mailOf())) expect(JSON.stringify(points)).not.toContain(value)
})

it('keeps an enquiry all the same when nothing can be written', async () => {
  const response = await postJson(mailOf(), {}, { ...bare, ANALYTICS: brokenDataset })
  expect(response.status).toBe(201)
  expect(await storedMails()).toHaveLength(1)
})
