import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { consume } from '../../../src/contactmails/jobs/consume.ts'
import { queueReply, retryReply } from '../../../src/contactmails/jobs/queue-reply.ts'
import type { Bindings } from '../../../src/env.ts'
import { forgetMails, refusingQueue } from '../../helpers/contactmails.ts'
import * as faults from '../../helpers/faults.ts'
import { mailOf } from '../../helpers/mail.ts'
import { shortenTimeouts } from '../../helpers/short-timeouts.ts'

shortenTimeouts()

const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'
const replyId = '7c1f2a60-97e2-4a83-8d64-3f6f3b1f2a01'
const staff = 'staff@forager.example'
const reply = { replyId, text: 'Yes, in May.', status: 'answered', seen: '' } as const

let queue = faults.testQueue()
let mailer = faults.testMailer()
let site: Bindings = env

const siteWith = (more: Partial<Bindings> = {}): Bindings => ({
  ...env,
  CONTACTMAILS: queue,
  MAILER: mailer,
  REPLY_DOMAIN: 'forager.example',
  ...more,
})
const deliver = async (bindings = site) => {
  while (queue.bodies().length > 0) await queue.deliver((batch) => consume(batch, bindings), { maxTries: 3 })
}
const rowOf = (table: 'entries' | 'contactmails') => env.DB.prepare(`SELECT * FROM ${table}`).first()

beforeEach(async () => {
  await forgetMails()
  await insertContactmail(env.DB, { ...mailOf(), id, createdAt: '2026-11-17T08:00:00.000Z' })
  queue = faults.testQueue()
  mailer = faults.testMailer()
  site = siteWith()
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('an answer', () => {
  it('is stored with its contactmail’s new status before it is sent', async () => {
    expect(await queueReply(site, id, staff, reply)).toEqual({ result: 'queued', isNew: true })
    expect(await rowOf('entries')).toMatchObject({ id: replyId, state: 'queued', author: staff, body: reply.text })
    expect(await rowOf('contactmails')).toMatchObject({ status: 'answered', answered_at: null })
    expect(queue.bodies()).toEqual([{ kind: 'send', id: replyId }])
    expect(mailer.sent).toEqual([])
  })

  it('counts as new, as what follows needs, though D1’s response is lost', async () => {
    const DB = faults.faultyDatabase(env.DB, faults.inOrder(null, { error: faults.connectionLost, after: true }))
    expect(await queueReply(siteWith({ DB }), id, staff, reply)).toEqual({ result: 'queued', isNew: true })
    expect(await queueReply(site, id, staff, reply)).toEqual({ result: 'queued', isNew: false })
  })

  it('says that the contactmail is no spam', async () => {
    await env.DB.exec("UPDATE contactmails SET verdict = 'spam'")
    await queueReply(site, id, staff, reply)
    expect(await rowOf('contactmails')).toMatchObject({ verdict: 'ham', rules_verdict: 'spam' })
  })

  it('is sent as text from the address of the reason, quoting the enquiry', async () => {
    await queueReply(siteWith({ INBOUND_DOMAIN: 'in.forager.example' }), id, staff, reply)
    await deliver(siteWith({ INBOUND_DOMAIN: 'in.forager.example' }))
    const [mail] = mailer.sent
    expect(mail).toMatchObject({
      to: { email: 'ada@museum.example', name: 'Ada Quill' },
      from: { email: 'service@forager.example' },
      subject: 'Re: A film for our harbour',
    })
    expect(mail?.html).toBeUndefined()
    expect(mail?.text).toMatch(/^Yes, in May\.\n\nReference: 0B8AD1C4\n\nOn 2026-11-17, Ada Quill wrote:\n> Our keeper/)
    expect(mail?.text).toContain('\n> Could you come in May?')
    expect(mail?.replyTo?.email).toMatch(/^reply\+[0-9a-f]{52}@in\.forager\.example$/)
    expect(mail?.headers?.References).toMatch(/^<thread\.[0-9a-f]{52}@forager\.example>$/)
    expect(mail?.headers?.['In-Reply-To']).toBe(mail?.headers?.References)
  })

  it('is recorded as sent, under the message id of the mail service, with the first answer of its contactmail', async () => {
    await queueReply(site, id, staff, reply)
    await deliver()
    const row = await rowOf('entries')
    expect(row).toMatchObject({ state: 'sent', message_id: '<m1@mail.example>', error: null })
    expect(await rowOf('contactmails')).toMatchObject({ status: 'answered', answered_at: row?.sent_at })
  })

  it('continues the chain of references, and leaves the first answer’s time as it was', async () => {
    await queueReply(site, id, staff, reply)
    await deliver()
    const { answered_at } = (await rowOf('contactmails')) ?? {}
    const second = { ...reply, replyId: crypto.randomUUID(), seen: replyId, status: 'closed' as const }
    await queueReply(site, id, staff, second)
    await deliver()
    expect(mailer.sent[1]?.headers?.['In-Reply-To']).toBe('<m1@mail.example>')
    expect(mailer.sent[1]?.headers?.References).toMatch(/^<thread\.\S+> <m1@mail\.example>$/)
    expect(await rowOf('contactmails')).toMatchObject({ status: 'closed', answered_at })
  })

  it('names the last seven e-mails that people wrote, as the service takes no longer header', async () => {
    const sql = `INSERT INTO entries (id, contactmail_id, direction, author, body, message_id, created_at, is_automatic, state)
      SELECT value, ?1, 'out', ?2, 'x', '<e' || value || '@x.example>', '2026-11-18', value = 9, 'sent' FROM json_each(?3)`
    await env.DB.prepare(sql).bind(id, staff, '[1,2,3,4,5,6,7,8,9]').run()
    await queueReply(site, id, staff, { ...reply, seen: '8' })
    await deliver()
    expect(mailer.sent[0]?.headers?.References).toMatch(/^<thread\.\S+> <e2@x\.example> .*<e8@x\.example>$/)
  })

  it('has no header that the sender’s words could break', async () => {
    const hostile = { name: 'Ada "Q" <x@y.example>', subject: 'Re: RE: Hello\u2028Bcc: all@x.example' }
    await env.DB.prepare('UPDATE contactmails SET name = ?1, subject = ?2').bind(hostile.name, hostile.subject).run()
    await queueReply(site, id, staff, reply)
    await deliver()
    expect(mailer.sent[0]).toMatchObject({ to: { name: 'Ada Q x y.example' }, subject: 'Re: Hello Bcc: all@x.example' })
  })
})

describe('is sent once', () => {
  it('when the form is sent twice', async () => {
    const [first, second] = await Promise.all([queueReply(site, id, staff, reply), queueReply(site, id, staff, reply)])
    expect([first, second].map((queued) => queued.result)).toEqual(['queued', 'queued'])
    await deliver()
    expect(await queueReply(site, id, staff, reply)).toEqual({ result: 'queued', isNew: false })
    await deliver()
    expect(mailer.sent).toHaveLength(1)
  })

  it('at once, where there is no queue', async () => {
    await queueReply(siteWith({ CONTACTMAILS: refusingQueue }), id, staff, reply)
    expect(await rowOf('entries')).toMatchObject({ state: 'sent' })
    expect(mailer.sent).toHaveLength(1)
  })

  const failing = faults.always({ error: faults.refusedWith('E_DELIVERY_FAILED') })

  it('when D1’s response to "try again" is lost', async () => {
    await queueReply(site, id, staff, reply)
    await deliver(siteWith({ MAILER: faults.testMailer(failing) }))
    const DB = faults.faultyDatabase(env.DB, faults.inOrder({ error: faults.connectionLost, after: true }))
    expect(await retryReply(siteWith({ DB }), replyId, id)).toBe(true)
    await deliver()
    expect(mailer.sent).toHaveLength(1)
  })

  it('when "try again" is pressed twice', async () => {
    await queueReply(site, id, staff, reply)
    await deliver(siteWith({ MAILER: faults.testMailer(failing) }))
    const tries = await Promise.all([retryReply(site, replyId, id), retryReply(site, replyId, id)])
    expect(tries).toEqual([true, true])
    await deliver()
    expect(mailer.sent).toHaveLength(1)
    expect(await retryReply(site, replyId, id)).toBe(false)
  })
})

describe('another answer', () => {
  it('on top of one that the form did not know is refused', async () => {
    await queueReply(site, id, staff, reply)
    const late = { ...reply, replyId: crypto.randomUUID(), text: 'No.' }
    expect(await queueReply(site, id, staff, late)).toEqual({ result: 'overtaken' })
    expect(await queueReply(site, id, staff, { ...late, seen: replyId })).toMatchObject({ result: 'queued' })
  })

  it('under the same id is refused, and the same one to another message', async () => {
    await insertContactmail(env.DB, { ...mailOf(), id: replyId, createdAt: '2026-11-17T08:00:00.000Z' })
    await queueReply(site, id, staff, reply)
    expect(await queueReply(site, id, staff, { ...reply, text: 'No.' })).toEqual({ result: 'taken' })
    expect(await queueReply(site, replyId, staff, reply)).toEqual({ result: 'taken' })
  })
})

it.each([
  ['there is no such enquiry', '00000000-0000-4000-8000-000000000000', {}, 'no-enquiry'],
  ['there is no domain to send from', id, { REPLY_DOMAIN: '' }, 'off'],
  ['there is no mail service', id, { MAILER: undefined }, 'off'],
])('nothing is stored if %s', async (_case, contactmailId, more, result) => {
  expect(await queueReply(siteWith(more as Partial<Bindings>), contactmailId, staff, reply)).toEqual({ result })
  expect(await rowOf('entries')).toBeNull()
})

describe('when the mail service', () => {
  const deliverTo = async (...list: faults.Fault[]) => {
    mailer = faults.testMailer(faults.inOrder(...list))
    site = siteWith()
    await queueReply(site, id, staff, reply)
    await deliver()
    return rowOf('entries')
  }

  it('refuses for good, the answer has failed and its contactmail is open again', async () => {
    const row = await deliverTo({ error: faults.refusedWith('E_RECIPIENT_SUPPRESSED') })
    expect(row).toMatchObject({ state: 'failed', error: 'E_RECIPIENT_SUPPRESSED' })
    expect(await rowOf('contactmails')).toMatchObject({ status: 'open', answered_at: null })
  })
})
