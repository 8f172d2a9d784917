import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { consume } from '../../src/contactmails/consume.ts'
import { enqueueReceipt } from '../../src/contactmails/enqueue.ts'
import { referenceOf } from '../../src/contactmails/outbox/notification.ts'
import { sendMissedReceipts } from '../../src/contactmails/receipts/send-missed-receipts.ts'
import { ham } from '../../src/contactmails/spam/spam-schema.ts'
import { storeContactmail } from '../../src/contactmails/store-contactmail.ts'
import { forgetMails } from '../helpers/contactmails.ts'
import * as faults from '../helpers/faults.ts'
import { mailOf } from '../helpers/mail.ts'
import { receiptRows, receiptSite } from '../helpers/receipts.ts'
import { shortenTimeouts } from '../helpers/short-timeouts.ts'

shortenTimeouts()

/** Below the limit for a day. */
const enquiries = 180
const seed = inject('seed')
const random = faults.seeded(seed)
const chance = (share: number) => random() < share

/** While `bad`, about every fifth call meets a fault. */
let bad = true
const orNone = (list: faults.Fault[]) => () =>
  bad && chance(0.2) ? (list[Math.floor(random() * list.length)] ?? null) : null

const { connectionLost, overload, refusedWith } = faults
const lost = new Error('Network connection lost.')
const queue = faults.testQueue(orNone([{ error: lost }, { error: lost, after: true }]))
const { site, mailer } = receiptSite(
  {
    DB: faults.faultyDatabase(
      env.DB,
      orNone([{ error: connectionLost }, { error: connectionLost, after: true }, { error: overload }]),
    ),
    CONTACTMAILS: queue,
  },
  orNone([
    { error: refusedWith('E_RATE_LIMIT_EXCEEDED') },
    { error: refusedWith('E_RECIPIENT_SUPPRESSED') },
    { error: lost },
    { error: lost, after: true },
    'stall',
  ]),
)
const consumer: Parameters<typeof queue.deliver>[0] = (batch) => consume(batch, site)

const stored = new Set<string>()

async function write() {
  const id = crypto.randomUUID()
  const { outcome } = await storeContactmail(site, id, mailOf(), ham, { mailbox: id, network: id })
  if (outcome === 'lost') return
  stored.add(id)
  if (outcome === 'stored') await enqueueReceipt(site, id)
}

beforeAll(async () => {
  await forgetMails()
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  for (let n = 0; n < enquiries; n += 10) {
    await Promise.all(Array.from({ length: 10 }, write))
    await queue.deliver(consumer, { crashAt: chance(0.3) ? Math.floor(random() * 10) : 10 })
    if (chance(0.2)) await sendMissedReceipts(site, new Date(Date.now() + 700_000)).catch(() => {})
  }
  bad = false
  while (queue.bodies().length > 0) await queue.deliver(consumer)
  for (let n = 0; n < 10; n += 1) await sendMissedReceipts(site, new Date(Date.now() + 700_000))
}, 120_000)
afterAll(() => {
  vi.restoreAllMocks()
})

const timesSent = (id: unknown) => mailer.sent.filter(({ subject }) => subject.includes(referenceOf(String(id)))).length

it(`each stored enquiry has a receipt, and each of those has ended (seed ${seed})`, async () => {
  const rows = await receiptRows()
  const withReceipt = new Set(rows.map(({ contactmail_id }) => contactmail_id))
  expect([...stored].filter((id) => !withReceipt.has(id))).toEqual([])
  expect(rows.filter(({ state }) => state !== 'sent' && state !== 'failed')).toEqual([])
  expect(rows.filter(({ state }) => state === 'sent').length).toBeGreaterThan(enquiries / 2)
  expect(rows.filter(({ error }) => String(error).startsWith('no-answer')).length).toBeGreaterThan(3)
})

it('none is sent twice, and none that the mail service refused', async () => {
  const wrong = (await receiptRows()).filter(({ contactmail_id, state, error }) => {
    const times = timesSent(contactmail_id)
    if (state === 'sent') return times !== 1
    return String(error).startsWith('no-answer') ? times > 1 : times > 0
  })
  expect(wrong).toEqual([])
})
