import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { consume } from '../../../src/contactmails/jobs/consume.ts'
import { queueReply, retryReply } from '../../../src/contactmails/jobs/queue-reply.ts'
import { forgetMails } from '../../helpers/contactmails.ts'
import * as faults from '../../helpers/faults.ts'
import { mailOf } from '../../helpers/mail.ts'

const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'
const replyId = '7c1f2a60-97e2-4a83-8d64-3f6f3b1f2a01'
const lines: string[] = []

let queue = faults.testQueue()
let mailer = faults.testMailer()
const site = () => ({ ...env, CONTACTMAILS: queue, MAILER: mailer, REPLY_DOMAIN: 'forager.example' })
const deliver = async () => {
  while (queue.bodies().length > 0) await queue.deliver((batch) => consume(batch, site()), { maxTries: 3 })
}
const take = async (event: object) => {
  await queue.send(event)
  await deliver()
}
const entry = () => env.DB.prepare('SELECT state, error, message_id FROM entries').first()
const status = () => env.DB.prepare('SELECT status FROM contactmails').first('status')
const eventOf = (outcome: string, messageId = '<m1@mail.example>') => ({
  type: `cf.email.sending.message.${outcome}`,
  source: { type: 'email.sending', zoneId: 'z', domain: 'forager.example' },
  payload: { eventId: 'e', messageId, recipient: 'ada@museum.example', terminal: true, delivery: { status: outcome } },
  metadata: { eventSchemaVersion: 1, eventTimestamp: '2026-11-17T08:01:00.000Z' },
})

beforeEach(async () => {
  await forgetMails()
  queue = faults.testQueue()
  mailer = faults.testMailer()
  lines.length = 0
  for (const level of ['info', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(JSON.parse(line).event))
  await insertContactmail(env.DB, { ...mailOf(), id, createdAt: '2026-11-17T08:00:00.000Z' })
  const reply = { replyId, text: 'Yes, in May.', status: 'answered', seen: '' } as const
  await queueReply(site(), id, 'staff@forager.example', reply)
  await deliver()
})
afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['bounced', '<m1@mail.example>'],
  ['failed', '<m1@mail.example>'],
  ['rejected', 'm1@mail.example'],
])(
  'a reply that %s is not sent, its contactmail is open again, and staff can try again: %s',
  async (error, messageId) => {
    await take(eventOf(error, messageId))
    expect([await entry(), await status(), lines]).toMatchObject([{ state: 'failed', error }, 'open', ['reply-failed']])
    expect(await env.DB.prepare('SELECT opened_at FROM contactmails').first('opened_at')).toBeNull()
    expect(await retryReply(site(), replyId, id)).toBe(true)
    await deliver()
    expect(await entry()).toEqual({ state: 'sent', error: null, message_id: '<m2@mail.example>' })
  },
)

it('an event that comes twice opens the contactmail once', async () => {
  await take(eventOf('bounced'))
  await env.DB.exec("UPDATE contactmails SET status = 'closed'")
  await take(eventOf('bounced'))
  expect([await status(), lines]).toEqual(['closed', ['reply-failed', 'event-ignored']])
})

it('an event that comes before the message id is recorded waits for it', async () => {
  await env.DB.exec("UPDATE outbox SET state = 'sending', claimed_at = '2026-11-17' WHERE kind = 'reply'")
  await env.DB.exec("UPDATE entries SET state = 'queued', message_id = '<reply@forager.example>'")
  await queue.send(eventOf('bounced'))
  await queue.deliver((batch) => consume(batch, site()))
  expect([await entry(), lines]).toMatchObject([{ state: 'queued' }, ['message-failed']])
  await env.DB.exec("UPDATE outbox SET state = 'sent'")
  await env.DB.exec("UPDATE entries SET state = 'sent', message_id = '<m1@mail.example>'")
  await deliver()
  expect([await entry(), await status()]).toMatchObject([{ state: 'failed', error: 'bounced' }, 'open'])
})

it.each([
  eventOf('bounced', '<unknown@mail.example>'),
  eventOf('delivered'),
  eventOf('of-another-year'),
  { type: 'cf.email.sending.message.bounced', payload: null },
  { type: 'cf.r2.bucket.created' },
])('another event changes nothing and does not come again: %j', async (event) => {
  await take(event)
  expect([await entry(), await status(), lines]).toMatchObject([{ state: 'sent' }, 'answered', ['event-ignored']])
})
