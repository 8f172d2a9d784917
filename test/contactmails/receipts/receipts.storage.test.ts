import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeContactmail } from '../../../src/contactmails/arrival/store-contactmail.ts'
import { retentionCron, scheduled } from '../../../src/contactmails/jobs/scheduled.ts'
import { send } from '../../../src/contactmails/jobs/send.ts'
import { ham } from '../../../src/contactmails/spam/spam-rules.ts'
import type { Bindings } from '../../../src/env.ts'
import { brokenDatabase, forgetMails, storedMails } from '../../helpers/contactmails.ts'
import { mailOf } from '../../helpers/mail.ts'
import { receiptRows, receiptSite } from '../../helpers/receipts.ts'

const hour = 60 * 60 * 1000

beforeEach(async () => {
  await forgetMails()
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a receipt', () => {
  it('says what has arrived and by when an answer comes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T20:30:00Z') })
    const { write, deliver, mailer } = receiptSite()
    await write()
    vi.useRealTimers()
    await deliver()
    const [{ id } = { id: '' }] = await storedMails()
    const reference = id.slice(0, 8).toUpperCase()
    expect(mailer.sent).toEqual([
      {
        to: 'ada@museum.example',
        from: { email: 'service@forager.example', name: 'Forager' },
        replyTo: { email: expect.stringMatching(/^reply\+[0-9a-f]{52}@in\.forager\.example$/), name: 'Forager' },
        subject: `We have your message (reference ${reference})`,
        headers: {
          'Auto-Submitted': 'auto-replied',
          'X-Auto-Response-Suppress': 'All',
          References: expect.stringMatching(/^<thread\.[0-9a-f]{52}@forager\.example>$/),
        },
        text: expect.stringContaining(`Reference: ${reference}\nArrived: Tuesday, November 17`),
      },
    ])
    const text = String(mailer.sent[0]?.text)
    expect(text).toContain('\nReason: Service Enquiry\n\nA person answers ')
    expect(text).toContain('within three working days: by 5 p.m. Pacific on Friday, November 20.')
    expect(text).toContain('\nTo add something, reply to this email.\n\nIf you did not')
  })

  it('invites to no reply where none comes back', async () => {
    const { write, deliver, mailer } = receiptSite({ INBOUND_DOMAIN: '' })
    await write()
    await deliver()
    expect(mailer.sent[0]).not.toHaveProperty('replyTo')
    expect(String(mailer.sent[0]?.text)).not.toContain('reply to this email')
    expect(String(mailer.sent[0]?.text)).toContain('.\n\nIf you did not')
  })

  it('is recorded with its enquiry once it is sent', async () => {
    const { write, deliver } = receiptSite()
    await write()
    expect(await receiptRows()).toMatchObject([{ state: 'queued', attempts: 0 }])
    await deliver()
    expect(await receiptRows()).toMatchObject([{ state: 'sent', attempts: 1, error: null }])
    const row = await env.DB.prepare('SELECT receipt_sent_at FROM contactmails').first()
    expect(row?.receipt_sent_at).toMatch(/^\d{4}-/)
  })

  it('holds nothing that the sender has written', async () => {
    const { write, deliver, mailer } = receiptSite()
    await write({ name: 'Pills "cheap" <x@evil.example>', subject: 'Cheap pills', message: 'Buy evil pills' })
    await deliver()
    expect(JSON.stringify(mailer.sent)).not.toMatch(/pills|evil/i)
  })

  it('stores neither the address nor the network', async () => {
    const { write } = receiptSite()
    await write()
    const [row] = await receiptRows()
    expect(JSON.parse(String(row?.data))).toEqual({
      mailbox: expect.stringMatching(/^[0-9a-f]{64}$/),
      network: expect.stringMatching(/^[0-9a-f]{64}$/),
      page: '',
    })
    expect(JSON.stringify(row)).not.toMatch(/ada@|192\.0/)
  })
})

describe('there is no receipt', () => {
  it.each([
    ['unless it is switched on', { SEND_RECEIPTS: undefined }],
    ['if it is switched off', { SEND_RECEIPTS: 'false' }],
    ['if the setting is wrong', { SEND_RECEIPTS: 'yes' }],
    ['without an address to send from', { REPLY_DOMAIN: undefined }],
    ['without a mail service', { MAILER: undefined }],
    ['without a secret', { BETTER_AUTH_SECRET: undefined }],
  ])('%s', async (_case, more) => {
    const { write, queue } = receiptSite(more as Partial<Bindings>)
    expect(await write()).toBe(201)
    expect(await receiptRows()).toEqual([])
    expect(JSON.stringify(queue.bodies())).toMatch(/^(?!.*"receipt_).*"notification_/)
  })

  it.each([
    ['the decoy field is filled in', { homepage: 'https://x.example' }],
    ['the form is filled in too fast', { filledIn: 100 }],
  ])('for spam: %s', async (_case, signals) => {
    const { write } = receiptSite()
    expect(await write({}, { more: signals })).toBe(201)
    expect(await receiptRows()).toEqual([])
  })

  it.each([
    ['no-reply@museum.example'],
    ['MAILER-DAEMON@museum.example'],
    ['service@forager.example'],
    ['reply+x@in.forager.example'],
    ['Desk@Staff.example'],
    ['website@staff.example'],
  ])('to %s', async (email) => {
    const { write } = receiptSite({ NOTIFY_TO: 'desk@staff.example' })
    expect(await write({ email })).toBe(201)
    expect(await receiptRows()).toEqual([])
  })

  it.each([
    [undefined, 0],
    ['token', 1],
  ])('unless Turnstile has passed, where it is on: %s', async (turnstile, count) => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ success: true, hostname: 'forager.example', action: 'enquiry', 'error-codes': [] }),
    )
    const { write } = receiptSite({ TURNSTILE_SITE_KEY: 'a', TURNSTILE_SECRET_KEY: 'b' })
    expect(await write({}, { more: { turnstile } })).toBe(201)
    expect(await receiptRows()).toHaveLength(count)
  })

  it('for a second form under the same key', async () => {
    const { site, write, deliver, mailer } = receiptSite()
    await write()
    await deliver()
    const [{ id } = { id: '' }] = await storedMails()
    await env.DB.prepare('DELETE FROM outbox').run()
    const again = await storeContactmail(site, id, mailOf(), ham, { mailbox: 'x', network: 'y' })
    expect(again.result).toBe('stored')
    expect(await receiptRows()).toEqual([])
    expect(mailer.sent).toHaveLength(1)
  })
})

it('rows are deleted after a day, by either schedule', async () => {
  const { site, write } = receiptSite()
  for (const cron of ['*/10 * * * *', retentionCron]) {
    await write()
    expect(await receiptRows()).toHaveLength(1)
    await scheduled({ cron, scheduledTime: Date.now() + 25 * hour, noRetry() {} }, site)
    expect(await receiptRows()).toEqual([])
    await forgetMails()
  }
})

describe('is not sent any more', () => {
  it.each([
    ['marked as spam', "UPDATE contactmails SET verdict = 'spam'"],
    ['answered', "UPDATE contactmails SET status = 'answered'"],
    ['answered and open again', "UPDATE contactmails SET answered_at = '2026-11-17T09:00:00.000Z'"],
  ])('once its enquiry is %s', async (_case, sql) => {
    const { write, deliver, mailer } = receiptSite()
    await write()
    await env.DB.prepare(sql).run()
    await deliver()
    expect(mailer.sent).toEqual([])
    expect(await receiptRows()).toMatchObject([{ state: 'failed', error: 'not-needed' }])
  })

  it('once receipts are switched off', async () => {
    const { site, write, mailer } = receiptSite()
    await write()
    const [row] = await receiptRows()
    await send({ ...site, SEND_RECEIPTS: 'false' }, String(row?.id))
    expect(mailer.sent).toEqual([])
    expect(await receiptRows()).toMatchObject([{ state: 'failed', error: 'not-configured' }])
  })
})

it('an enquiry that D1 could not take gets its receipt from the queue', async () => {
  const { write, deliver, mailer, queue } = receiptSite()
  const broken = receiptSite({ DB: brokenDatabase, CONTACTMAILS: queue })
  expect(await broken.write()).toBe(201)
  expect(await receiptRows()).toEqual([])
  await deliver()
  expect(await storedMails()).toHaveLength(1)
  expect(mailer.sent).toHaveLength(1)
  await write({ subject: 'Another' })
  await deliver()
  expect(mailer.sent).toHaveLength(1)
})
