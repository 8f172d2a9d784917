import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMissedReceipts } from '../../../src/contactmails/receipts/send-missed-receipts.ts'
import { sendReceipt } from '../../../src/contactmails/receipts/send-receipt.ts'
import type { Bindings } from '../../../src/env.ts'
import { forgetMails, refusingQueue, storedMails } from '../../helpers/contactmails.ts'
import * as faults from '../../helpers/faults.ts'
import { receiptRows, receiptSite } from '../../helpers/receipts.ts'
import { shortenTimeouts } from '../../helpers/short-timeouts.ts'

shortenTimeouts()

const later = () => new Date(Date.now() + 11 * 60_000)
const idOfFirst = async () => (await storedMails())[0]?.id ?? ''

beforeEach(async () => {
  await forgetMails()
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('is sent once', () => {
  it('when the queue delivers it twice, and to two consumers at once', async () => {
    const { site, queue, write, deliver, mailer } = receiptSite()
    await write()
    const id = await idOfFirst()
    queue.put({ kind: 'receipt', id })
    await Promise.all([sendReceipt(site, id), sendReceipt(site, id), deliver()])
    await sendReceipt(site, id)
    await sendMissedReceipts(site, later())
    expect(mailer.sent).toHaveLength(1)
  })

  it('when the consumer dies before it acknowledges', async () => {
    const { site, queue, write, deliver, mailer } = receiptSite()
    await write()
    await queue.deliver(async () => {
      await sendReceipt(site, await idOfFirst())
      throw new Error('the isolate was evicted')
    })
    await deliver()
    expect(mailer.sent).toHaveLength(1)
  })

  it('when D1 fails after the mail service has taken it', async () => {
    const { site, write, deliver, mailer } = receiptSite()
    await write()
    // The claim and the enquiry are read before.
    const DB = faults.faultyDatabase(env.DB, faults.inOrder(null, null, ...Array(4).fill({ error: faults.overload })))
    await sendReceipt({ ...site, DB }, await idOfFirst())
    await deliver()
    await sendMissedReceipts(site, later())
    expect(mailer.sent).toHaveLength(1)
    expect(await receiptRows()).toMatchObject([{ state: 'failed', error: 'no-answer' }])
  })

  it('by the schedule, when the queue did not take it', async () => {
    const { site, write, mailer } = receiptSite({ CONTACTMAILS: refusingQueue })
    expect(await write()).toBe(201)
    await sendMissedReceipts(site)
    expect(mailer.sent).toEqual([])
    await sendMissedReceipts(site, later())
    await sendMissedReceipts(site, later())
    expect(mailer.sent).toHaveLength(1)
  })
})

describe('when the mail service', () => {
  const sendTo = async (...list: faults.Fault[]) => {
    const { write, deliver, mailer, site } = receiptSite({}, faults.inOrder(...list))
    await write()
    await deliver()
    await sendMissedReceipts(site, later())
    const [row] = await receiptRows()
    return { row, sent: mailer.sent.length }
  }

  it('refuses for now, the queue brings the receipt again', async () => {
    const busy = { error: faults.refusedWith('E_RATE_LIMIT_EXCEEDED') }
    expect(await sendTo(busy, busy)).toMatchObject({ row: { state: 'sent', tries: 3 }, sent: 1 })
  })

  it('refuses for good, the receipt has failed and the enquiry is as it was', async () => {
    const refused = { error: faults.refusedWith('E_RECIPIENT_SUPPRESSED') }
    expect(await sendTo(refused)).toMatchObject({ row: { state: 'failed', error: 'E_RECIPIENT_SUPPRESSED' }, sent: 0 })
    const row = await env.DB.prepare('SELECT status, receipt_sent_at FROM contactmails').first()
    expect(row).toEqual({ status: 'open', receipt_sent_at: null })
  })

  it('refuses for now six times, the receipt has failed', async () => {
    const busy = { error: faults.refusedWith('E_INTERNAL_SERVER_ERROR') }
    expect(await sendTo(...Array(9).fill(busy))).toMatchObject({ row: { state: 'failed', tries: 6 }, sent: 0 })
  })

  it.each([
    ['breaks the connection', { error: new Error('Network connection lost, ada@museum.example') }, 0],
    ['takes the receipt and breaks the connection', { error: new Error('Network connection lost'), after: true }, 1],
    ['stalls', 'stall', 0],
  ] as const)('%s, no machine tries again', async (_case, fault, count) => {
    const { row, sent } = await sendTo(fault)
    expect(row).toMatchObject({ state: 'failed', error: expect.stringMatching(/^no-answer/) })
    expect(row?.error).not.toContain('museum')
    expect(sent).toBe(count)
  })
})

describe('is not sent any more', () => {
  it.each([
    ['marked as spam', "UPDATE contactmails SET verdict = 'spam'"],
    ['answered', "UPDATE contactmails SET status = 'answered'"],
    ['deleted', 'DELETE FROM contactmails'],
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
    await sendReceipt({ ...site, SEND_RECEIPTS: 'false' } as Bindings, await idOfFirst())
    expect(mailer.sent).toEqual([])
    expect(await receiptRows()).toMatchObject([{ state: 'failed', error: 'not-configured' }])
  })
})
