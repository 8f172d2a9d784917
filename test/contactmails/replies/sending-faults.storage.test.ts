import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consume } from '../../../src/contactmails/consume.ts'
import { insertContactmail } from '../../../src/contactmails/queries.ts'
import { queueReply } from '../../../src/contactmails/replies/queue-reply.ts'
import { sendMissedReplies } from '../../../src/contactmails/replies/send-missed.ts'
import { sendReply } from '../../../src/contactmails/replies/send-reply.ts'
import type { Bindings } from '../../../src/env.ts'
import { forgetMails } from '../../helpers/contactmails.ts'
import * as faults from '../../helpers/faults.ts'
import { mailOf } from '../../helpers/mail.ts'
import { shortenTimeouts } from '../../helpers/short-timeouts.ts'

shortenTimeouts()

const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'
const replyId = '7c1f2a60-97e2-4a83-8d64-3f6f3b1f2a01'
const staff = 'staff@forager.example'
const reply = { replyId, text: 'Yes, in May.', status: 'answered', seen: '' } as const
const refusing = () => faults.testQueue(faults.always({ error: new Error('Queue send failed') }))
const rowOf = (table: 'replies' | 'contactmails') => env.DB.prepare(`SELECT * FROM ${table}`).first()

let queue = faults.testQueue()
let mailer = faults.testMailer()
const siteWith = (more: Partial<Bindings> = {}): Bindings => ({
  ...env,
  CONTACTMAILS: queue,
  MAILER: mailer,
  REPLY_DOMAIN: 'forager.example',
  ...more,
})

beforeEach(async () => {
  await forgetMails()
  await insertContactmail(env.DB, { ...mailOf(), id, createdAt: '2026-11-17T08:00:00.000Z' })
  queue = faults.testQueue()
  mailer = faults.testMailer()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('without help from the queue', () => {
  it('an answer is sent at once', async () => {
    await queueReply(siteWith({ CONTACTMAILS: refusing() }), id, staff, reply)
    expect(await rowOf('replies')).toMatchObject({ state: 'sent' })
  })

  it('an answer that nobody asked for is sent by the schedule', async () => {
    await queueReply(siteWith(), id, staff, reply)
    await sendMissedReplies(siteWith())
    expect(mailer.sent).toHaveLength(0)
    await sendMissedReplies(siteWith(), new Date(Date.now() + 3_600_000))
    expect(mailer.sent).toHaveLength(1)
  })
})
describe('when D1 fails after the mail service has taken the answer', () => {
  const recordingFails = (fault: faults.Fault) => {
    // The claim, the enquiry and the thread are read before.
    const DB = faults.faultyDatabase(env.DB, faults.inOrder(null, null, null, ...Array(4).fill(fault)))
    return siteWith({ DB })
  }

  it('the queue keeps that it was sent', async () => {
    await queueReply(siteWith(), id, staff, reply)
    await queue.deliver((batch) => consume(batch, recordingFails({ error: faults.overload })))
    expect(await rowOf('replies')).toMatchObject({ state: 'sending' })
    await queue.deliver((batch) => consume(batch, siteWith()), { maxTries: 3 })
    expect(await rowOf('replies')).toMatchObject({ state: 'sent', message_id: '<m1@mail.example>' })
    expect(mailer.sent).toHaveLength(1)
  })

  it('and the queue too, the answer fails in time instead of being sent twice', async () => {
    await queueReply(siteWith(), id, staff, reply)
    await sendReply({ ...recordingFails({ error: faults.overload }), CONTACTMAILS: refusing() }, replyId)
    await queue.deliver((batch) => consume(batch, siteWith()), { maxTries: 3 })
    await sendMissedReplies(siteWith(), new Date(Date.now() + 3_600_000))
    expect(await rowOf('replies')).toMatchObject({ state: 'failed', error: 'no-answer' })
    expect(await rowOf('contactmails')).toMatchObject({ status: 'open' })
    expect(mailer.sent).toHaveLength(1)
  })
})
