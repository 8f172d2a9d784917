import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eraseSender } from '../../../src/contactmails/deletion/erase.ts'
import { receiptLimits } from '../../../src/contactmails/receipts/receipt-limits.ts'
import { binContactmails } from '../../../src/staff/inbox/changes/changes.ts'
import { forgetMails, storedMails } from '../../helpers/contactmails.ts'
import { age, receiptRows, receiptSite } from '../../helpers/receipts.ts'

const hour = 60 * 60 * 1000

beforeEach(async () => {
  await forgetMails()
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('limits', () => {
  it('one mailbox gets one an hour, however its address is spelt, and three a day', async () => {
    const { write } = receiptSite()
    const spellings = ['Ada@Gmail.com', 'a.d.a@gmail.com', 'ada+1@googlemail.com', 'ada@gmail.com']
    for (const [at, email] of spellings.entries())
      await write({ email, subject: `Mail ${at}` }, { ip: `192.0.2.${at}` })
    expect(await receiptRows()).toHaveLength(1)
    for (let number = 1; number <= 4; number += 1) {
      await age(2 * hour)
      await write({ email: 'ada@gmail.com', subject: `Later mail ${number}` }, { ip: `192.0.2.${100 + number}` })
    }
    expect(await receiptRows()).toHaveLength(receiptLimits.mailboxPerDay)
    expect(await storedMails()).toHaveLength(8)
  })

  it('forty networks of one /48 do not use up what all have', async () => {
    const { write } = receiptSite()
    for (let at = 0; at < 40; at += 1)
      await write({ email: `a${at}@x.example` }, { ip: `2001:db8:1:${at.toString(16)}::1` })
    expect(await receiptRows()).toHaveLength(receiptLimits.networkPerHour)
    await write({ email: 'b@x.example' }, { ip: '2001:db8:2::1' })
    expect(await receiptRows()).toHaveLength(receiptLimits.networkPerHour + 1)
  })

  it('what the mail service refused leaves room for others', async () => {
    const { write } = receiptSite()
    for (const [state, error] of [
      ['failed', 'E_RECIPIENT_SUPPRESSED'],
      ['failed', 'no-answer Timeout'],
      ['sent', null],
      ['queued', null],
    ]) {
      await env.DB.exec('DELETE FROM outbox')
      await env.DB.prepare(
        `INSERT INTO outbox (id, kind, contactmail_id, created_at, next_attempt_at, state, error)
         SELECT value, 'receipt', 'x', ?2, ?2, ?1, ?4 FROM json_each(?3)`,
      )
        .bind(state, new Date().toISOString(), JSON.stringify([...Array(receiptLimits.allPerDay).keys()]), error)
        .run()
      await write({ email: `${state}@x.example` })
      const isRefused = error?.startsWith('E_')
      expect((await receiptRows()).length, `${state}: ${error}`).toBe(receiptLimits.allPerDay + (isRefused ? 1 : 0))
    }
  })

  it('one network gets five an hour', async () => {
    const { write } = receiptSite()
    const writeFrom = async (prefix: string, number: number) => {
      for (let at = 0; at < number; at += 1)
        await write({ email: `${prefix}${at}@x.example` }, { ip: `2001:db8:1:2::${at}` })
    }
    await writeFrom('a', 7)
    expect(await receiptRows()).toHaveLength(receiptLimits.networkPerHour)
    await age(2 * hour)
    await writeFrom('b', 7)
    expect(await receiptRows()).toHaveLength(2 * receiptLimits.networkPerHour)
  })

  it.each([
    ['one network gets 20 a day', receiptLimits.networkPerDay, "data ->> 'network'"],
    ['all together get 200 a day', receiptLimits.allPerDay, "'another'"],
  ])('%s', async (_case, limit, network) => {
    const { write } = receiptSite()
    await write()
    await env.DB.prepare(
      `INSERT INTO outbox (id, kind, contactmail_id, data, created_at, next_attempt_at, state)
       SELECT 'r' || key, kind, contactmail_id, json_object('mailbox', key, 'network', ${network}),
         strftime('%Y-%m-%dT%H:%M:%fZ', outbox.created_at, '-2 hours'), '2026', 'sent'
       FROM outbox, json_each(?1) WHERE kind = 'receipt'`,
    )
      .bind(JSON.stringify(Array(limit - 2).fill(0)))
      .run()
    for (const email of ['b@x.example', 'c@x.example', 'd@x.example']) await write({ email })
    expect(await receiptRows()).toHaveLength(limit)
  })

  it('hold when forms come at the same time', async () => {
    const { write } = receiptSite()
    await Promise.all(Array.from({ length: 6 }, (_, at) => write({ subject: `Mail ${at}` }, { ip: `192.0.2.${at}` })))
    expect(await receiptRows()).toHaveLength(1)
  })

  it.each([
    ['deleting and erasing', true],
    ['erasing', false],
  ])('are not reset by %s what was sent; what counts has no address', async (_case, isBinned) => {
    const { write } = receiptSite()
    await write()
    const [{ id } = { id: '' }] = await storedMails()
    if (isBinned) await binContactmails(env.DB, [id], { actor: 'a' })
    await eraseSender(env, 'ada@museum.example')
    await write({ subject: 'Again' }, { ip: '192.0.2.9' })
    const rows = await receiptRows()
    expect(rows).toMatchObject([{ id: `receipt_${id}` }])
    expect(JSON.stringify(rows)).not.toMatch(/ada@|museum|192\.0/i)
  })
})
