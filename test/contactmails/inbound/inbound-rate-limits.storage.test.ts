import { env } from 'cloudflare:workers'
import { beforeEach, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { threadRoom } from '../../../src/contactmails/inbound/inbound-queries.ts'
import { inboundRateLimits } from '../../../src/contactmails/inbound/inbound-rate-limits.ts'
import { receive } from '../../../src/contactmails/inbound/receive.ts'
import { threadToken } from '../../../src/contactmails/replies/addresses.ts'
import type { Bindings } from '../../../src/env.ts'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import { testMailer, testQueue } from '../../helpers/faults.ts'
import { emailOf, incoming, verified } from '../../helpers/incoming.ts'
import { mailOf } from '../../helpers/mail.ts'

const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'
let queue = testQueue()
let mailer = testMailer()
let site: Bindings = env
let thread = ''

beforeEach(async () => {
  await forgetMails()
  await env.DB.exec('DELETE FROM limit_counts')
  queue = testQueue()
  mailer = testMailer()
  site = { ...env, CONTACTMAILS: queue, MAILER: mailer, INBOUND_DOMAIN: 'forager.example' }
  site = { ...site, NOTIFY_TO: 'desk@office.example', NOTIFY_FROM: 'website@forager.example' }
  thread = `reply+${await threadToken(String(env.BETTER_AUTH_SECRET), id)}@forager.example`
  await insertContactmail(env.DB, { ...mailOf(), id, createdAt: '2026-11-17T08:00:00.000Z' })
  await env.DB.exec("UPDATE contactmails SET status = 'answered'")
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})

let written = 0
const write = async (from: string, to: string, headers = {}) => {
  const { message, rejected } = incoming(emailOf({ From: from, ...headers }, `Mail ${written++}`), from, to)
  await receive(message, site)
  return rejected
}
const stored = async () => (await storedMails()).filter((mail) => mail.id !== id)
const entries = async () =>
  (await env.DB.prepare('SELECT author FROM entries WHERE contactmail_id = ?1').bind(id).all()).results
const status = () => env.DB.prepare('SELECT status FROM contactmails WHERE id = ?1').bind(id).first('status')
const [perHour] = inboundRateLimits.sender

it('one address makes so many notifications, then one notice; all of it is kept', async () => {
  for (let n = 0; n < perHour + 5; n += 1) await write('eve@evil.example', 'hello@forager.example')
  expect(await stored()).toHaveLength(perHour + 5)
  expect(queue.bodies()).toHaveLength(perHour)
  expect(mailer.sent).toMatchObject([{ to: 'desk@office.example', subject: 'More email than usual' }])
})

it('many addresses of one domain are limited together', async () => {
  const [domainPerHour] = inboundRateLimits.domain
  for (let n = 0; n < domainPerHour + 3; n += 1) await write(`eve${n}@evil.example`, 'hello@forager.example')
  expect(queue.bodies()).toHaveLength(domainPerHour)
})

it('who writes in somebody’s name uses up nothing of his', async () => {
  for (let n = 0; n < perHour + 1; n += 1) await write('ada@museum.example', 'hello@forager.example')
  const before = queue.bodies().length
  await write('ada@museum.example', 'hello@forager.example', verified())
  expect(queue.bodies()).toHaveLength(before + 1)
})

it('strangers in a thread open it only so often, and its sender still does', async () => {
  for (let n = 0; n < perHour; n += 1) await write(`eve${n}@evil.example`, thread)
  await env.DB.exec("UPDATE contactmails SET status = 'answered'")
  await write('eve@evil.example', thread)
  expect(await status()).toBe('answered')
  await write('ada@museum.example', thread, verified())
  expect(await status()).toBe('open')
})

it('strangers fill a part of a thread, and its sender is never refused for it', async () => {
  const { all } = threadRoom
  await env.DB.prepare(
    `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state)
     SELECT value, ?1, 'in', 'eve@evil.example', 'x', value, '2026', 'received'
     FROM json_each(?2)`,
  )
    .bind(id, JSON.stringify(Array.from({ length: all.entries }, (_, at) => `e${at}`)))
    .run()
  expect(await write('eve@evil.example', thread)).toHaveLength(1)
  expect(await write('ada@museum.example', thread)).toHaveLength(1)
  expect(await write('ada@museum.example', thread, verified())).toEqual([])
  expect(await entries()).toHaveLength(all.entries + 1)
})

it('bytes count as entries do', async () => {
  await env.DB.prepare(
    `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, state)
     VALUES ('e', ?1, 'in', 'eve@evil.example', ?2, 'e', '2026', 'received')`,
  )
    .bind(id, 'é'.repeat(threadRoom.all.bytes / 2))
    .run()
  expect(await write('eve@evil.example', thread)).toHaveLength(1)
  expect(await write('ada@museum.example', thread, verified())).toEqual([])
})

it('counters name nobody and begin anew', async () => {
  await write('eve@evil.example', thread)
  const rows = JSON.stringify((await env.DB.prepare('SELECT * FROM limit_counts').all()).results)
  expect(rows).not.toMatch(/evil|0b8ad1c4/)
  await env.DB.exec("UPDATE limit_counts SET count = 9999, resets_at = '2026-01-01'")
  await write('eve@evil.example', 'hello@forager.example')
  expect(queue.bodies()).toHaveLength(1)
})
