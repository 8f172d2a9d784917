import { env } from 'cloudflare:workers'
import type { ForwardableEmailMessage } from '@cloudflare/workers-types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { threadRoom } from '../../../src/contactmails/inbound/inbound-queries.ts'
import { receive } from '../../../src/contactmails/inbound/receive.ts'
import { consume } from '../../../src/contactmails/jobs/consume.ts'
import { threadToken } from '../../../src/contactmails/replies/addresses.ts'
import { changeContactmails } from '../../../src/staff/inbox/changes/changes.ts'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import * as faults from '../../helpers/faults.ts'
import { emailOf, incoming, verified } from '../../helpers/incoming.ts'
import { mailOf } from '../../helpers/mail.ts'
import { addWebhook } from '../../helpers/outbox.ts'
import '../../helpers/short-timeouts.ts'

const site = { ...env, INBOUND_DOMAIN: 'forager.example', NOTIFY_TO: 'desk@office.example' }
const DB = faults.faultyDatabase(env.DB, faults.always({ error: faults.overload }))

beforeEach(async () => {
  await forgetMails()
  await env.DB.exec('DELETE FROM limit_counts')
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

it('while D1 fails, the queue keeps the e-mail', async () => {
  const queue = faults.testQueue()
  const { message, rejected } = incoming(emailOf({}))
  await receive(message, { ...site, DB, CONTACTMAILS: queue })
  expect(rejected).toEqual([])
  await queue.deliver((batch) => consume(batch, { ...site, CONTACTMAILS: queue }))
  expect(await storedMails()).toHaveLength(1)
})

it('an e-mail of the queue whose thread is full becomes an enquiry, as nobody can be told any more', async () => {
  const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'
  await insertContactmail(env.DB, { ...mailOf(), id, createdAt: '2026-11-17T08:00:00.000Z' })
  await env.DB.prepare(
    `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state)
     SELECT value, ?1, 'in', 'eve@evil.example', 'x', value, '2026', 'received' FROM json_each(?2)`,
  )
    .bind(id, JSON.stringify(Array.from({ length: threadRoom.all.entries }, (_, at) => `e${at}`)))
    .run()
  const queue = faults.testQueue()
  const to = `reply+${await threadToken(String(env.BETTER_AUTH_SECRET), id)}@forager.example`
  const { message, rejected } = incoming(emailOf({}), undefined, to)
  await receive(message, { ...site, DB, CONTACTMAILS: queue })
  expect(rejected).toEqual([])
  await queue.deliver((batch) => consume(batch, { ...site, CONTACTMAILS: queue }))
  expect(await storedMails()).toHaveLength(2)
})

it.each([
  ['after it came', '10:01', '10:05'],
  ['by a clock that is ahead', '10:10', '10:10'],
])('an e-mail of the queue opens again what was closed %s, and is the last change', async (_case, closed, changed) => {
  const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f003'
  const day = (time: string) => `2026-11-25T${time}:00.000Z`
  const queue = faults.testQueue()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(day('10:00')) })
  await insertContactmail(env.DB, { ...mailOf(), id, createdAt: day('08:00') })
  const to = `reply+${await threadToken(String(env.BETTER_AUTH_SECRET), id)}@forager.example`
  await receive(incoming(emailOf({}), undefined, to).message, { ...site, DB, CONTACTMAILS: queue })
  const by = { actor: 'staff@forager.example', now: new Date(day(closed)) }
  await changeContactmails(env.DB, [id], { kind: 'status', status: 'closed' }, by)
  vi.setSystemTime(day('10:05'))
  await queue.deliver((batch) => consume(batch, { ...site, CONTACTMAILS: queue }))
  vi.useRealTimers()
  const row = await env.DB.prepare('SELECT status, opened_at, changed_at FROM contactmails').first()
  expect(row).toEqual({ status: 'open', opened_at: day('10:00'), changed_at: day(changed) })
})

it('while D1 and the queue fail, the sender’s server is to try again, as nothing is rejected for good', async () => {
  const refusing = faults.testQueue(faults.always({ error: new Error('Queue send failed') }))
  const { message, rejected } = incoming(emailOf({}))
  await expect(receive(message, { ...site, DB, CONTACTMAILS: refusing })).rejects.toThrow('Queue send failed')
  expect(rejected).toEqual([])
  expect(await storedMails()).toEqual([])
})

it('an e-mail whose connection breaks is not kept without its text', async () => {
  const raw = new ReadableStream({ pull: (controller) => controller.error(new Error('Network connection lost')) })
  const message = { ...incoming('').message, raw } as unknown as ForwardableEmailMessage
  await expect(receive(message, site)).rejects.toThrow('Network connection lost')
  expect(await storedMails()).toEqual([])
})

it('an e-mail to two addresses of ours, which comes twice, is one enquiry, and then once in its thread', async () => {
  const first = emailOf({ 'Message-ID': '<n2@x.example>' })
  for (const to of ['media@forager.example', 'partners@forager.example'])
    await receive(incoming(first, undefined, to).message, site)
  const mails = await storedMails()
  expect(mails).toMatchObject([{ reason: 'Media Enquiry' }])
  const token = await threadToken(String(env.BETTER_AUTH_SECRET), mails[0]?.id ?? '')
  const raw = emailOf({ 'Message-ID': '<n3@x.example>', References: `<thread.${token}@forager.example>` })
  for (const to of ['media@forager.example', `reply+${token.toUpperCase()}@forager.example`])
    await receive(incoming(raw, undefined, to).message, site)
  expect(await env.DB.prepare('SELECT count(*) AS count FROM entries').first('count')).toBe(2)
})

it('an e-mail that cannot be read is kept like any before it from the same sender, and not verified', async () => {
  const headers = { From: 'ada@museum.example', ...verified() }
  for (const messageId of ['<n4@x.example>', '<n5@x.example>', '<n5@x.example>']) {
    const { message } = incoming(emailOf({ 'X-Long': 'x'.repeat(300 * 1024) }))
    await receive(Object.assign(message, { headers: new Headers({ ...headers, 'Message-ID': messageId }) }), site)
  }
  const texts = (await storedMails()).map(({ message }) => message)
  expect(texts).toEqual(Array(2).fill('[This email could not be read.]'))
  expect(await env.DB.prepare('SELECT max(is_verified) AS any FROM entries').first('any')).toBe(0)
})

it('an e-mail that opens its enquiry again is told to webhooks, though D1’s answers are lost', async () => {
  const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f002'
  await env.DB.exec('DELETE FROM outbox')
  await insertContactmail(env.DB, { ...mailOf(), id, createdAt: '2026-11-17T08:00:00.000Z' })
  await env.DB.exec(`UPDATE contactmails SET status = 'answered' WHERE id = '${id}'`)
  await addWebhook()
  const token = await threadToken(String(env.BETTER_AUTH_SECRET), id)
  const losing = faults.faultyDatabase(env.DB, faults.losingAnswers())
  await receive(incoming(emailOf({}), undefined, `reply+${token}@forager.example`).message, { ...site, DB: losing })
  const told = env.DB.prepare("SELECT count(*) AS count FROM outbox WHERE data ->> 'event' = 'enquiry.status_changed'")
  expect(await told.first('count')).toBe(1)
})
