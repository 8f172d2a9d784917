import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { send, sendMissed } from '../../../src/contactmails/jobs/send.ts'
import { buildNotification } from '../../../src/contactmails/notifications/notification.ts'
import { referenceOf } from '../../../src/contactmails/outbox/reference-and-names.ts'
import { notificationAddresses } from '../../../src/env.ts'
import { forgetMails } from '../../helpers/contactmails.ts'
import { testMailer } from '../../helpers/faults.ts'
import { listedOf, mailOf } from '../../helpers/mail.ts'
import { outboxRow } from '../../helpers/outbox.ts'

const row = { ...mailOf(), id: '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001', createdAt: '2026-11-17T08:00:00.000Z' }
const addresses = { to: 'desk@forager.example', from: 'website@forager.example' }
const notice = (more = {}, attempt = 1) => buildNotification(listedOf({ ...row, ...more }), attempt)

it('holds the mail with its reference, and is answered to the visitor', () => {
  const { replyTo, subject, text } = notice()
  expect(replyTo).toEqual({ email: row.email, name: row.name })
  expect(subject).toBe(`Enquiry 0B8AD1C4: ${row.subject}`)
  const time = 'November 17 at 1:00 a.m., Pacific time'
  for (const value of [row.id, time, row.name, row.email, row.reason, row.subject]) expect(text).toContain(value)
  expect(text.endsWith(`\n\n${row.message}\n`)).toBe(true)
})

it('says in its subject that a mail may be spam', () => {
  expect(notice({ verdict: 'spam' }).subject).toMatch(/^\[Spam\?\] Enquiry/)
})

it.each(['x\r\nBcc: everyone@forager.example', 'x\nBcc: y', 'x\u2028Bcc: y', 'x\u0000y', 'x\u202ey', 'a\u0085b'])(
  'lets nothing into a header: %j',
  (text) => {
    const { subject, replyTo } = notice({ subject: text, name: `${text}"<b@c.example>, d@e.example` })
    const name = (replyTo as { name: string }).name
    for (const header of [subject, name]) expect(header).not.toMatch(/[\p{C}\p{Zl}\p{Zp}\r\n]/u)
    expect(name).not.toMatch(/[<>",;:@]/)
  },
)

it('goes without a Reply-To once that may be what the service refuses', () => {
  expect(notice({}, 3).replyTo).toBeDefined()
  expect(notice({}, 4).replyTo).toBeUndefined()
})

it('has a reference of eight characters', () => {
  expect(referenceOf(row.id)).toBe('0B8AD1C4')
})

describe('where nothing is configured', () => {
  beforeEach(async () => {
    await forgetMails()
    await insertContactmail(env.DB, row)
  })

  it.each([
    ['no binding', { NOTIFY_TO: addresses.to }],
    ['no address', { MAILER: testMailer() }],
    ['an empty address', { MAILER: testMailer(), NOTIFY_TO: '' }],
    ['what is no address', { MAILER: testMailer(), NOTIFY_TO: 'desk' }],
    ['no sender that is one', { MAILER: testMailer(), NOTIFY_TO: addresses.to, NOTIFY_FROM: 'website' }],
  ])('the notification waits until there is something: %s', async (_case, more) => {
    const off = { DB: env.DB, ASSETS: env.ASSETS, ...more }
    await send(off, `notification_${row.id}`)
    await sendMissed(off)
    expect(await outboxRow(row.id)).toMatchObject({ state: 'queued', attempts: 0 })
    const MAILER = testMailer()
    await sendMissed({ ...off, NOTIFY_FROM: '', NOTIFY_TO: addresses.to, MAILER })
    const from = { email: addresses.from, name: 'Forager website' }
    expect(MAILER.sent).toMatchObject([
      { to: addresses.to, from, headers: { 'Auto-Submitted': 'auto-generated' }, replyTo: { email: row.email } },
    ])
  })

  it('has nothing to say about a mail that is not there', async () => {
    const MAILER = testMailer()
    await send({ DB: env.DB, ASSETS: env.ASSETS, MAILER, NOTIFY_TO: addresses.to }, 'another')
    expect(MAILER.sent).toEqual([])
  })
})

it.each([
  [{ NOTIFY_TO: 'desk@forager.example' }, { to: 'desk@forager.example', from: 'website@forager.example' }],
  [
    { NOTIFY_TO: ' desk@forager.example ', NOTIFY_FROM: 'a@b.example' },
    { to: 'desk@forager.example', from: 'a@b.example' },
  ],
  [{}, null],
])('the addresses of %j', (variables, expected) => {
  expect(notificationAddresses({ ...env, ...variables })).toEqual(expected)
})
