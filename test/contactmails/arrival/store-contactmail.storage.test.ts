import { env } from 'cloudflare:workers'
import type { D1Database } from '@cloudflare/workers-types'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeContactmail } from '../../../src/contactmails/arrival/store-contactmail.ts'
import { contactmailFields } from '../../../src/contactmails/contactmail.ts'
import { ham } from '../../../src/contactmails/spam/spam-rules.ts'
import { brokenDatabase, forgetMails, refusingQueue, storedMails } from '../../helpers/contactmails.ts'
import { testQueue } from '../../helpers/faults.ts'
import { mailOf } from '../../helpers/mail.ts'

const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'
const keep = (mail = mailOf(), DB = env.DB, CONTACTMAILS = refusingQueue) =>
  storeContactmail({ DB, CONTACTMAILS }, id, mail, ham)

beforeEach(forgetMails)
afterEach(() => {
  vi.useRealTimers()
})

it('keeps a mail with the time of its arrival', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T08:09:10.011Z'), toFake: ['Date'] })
  expect(await keep()).toEqual({ result: 'stored', row: { ...mailOf(), id, createdAt: '2026-11-17T08:09:10.011Z' } })
  expect(await storedMails()).toEqual([{ ...mailOf(), id, created_at: '2026-11-17T08:09:10.011Z' }])
})

it('answers a second try with the first row', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T08:00:00Z'), toFake: ['Date'] })
  const first = await keep()
  vi.setSystemTime(new Date('2026-11-17T09:00:00Z'))
  expect(await keep()).toMatchObject(first)
  expect(await storedMails()).toHaveLength(1)
})

it('stores one row for attempts that run at once', async () => {
  const tries = await Promise.all(Array.from({ length: 5 }, () => keep()))
  expect(tries.map(({ result }) => result)).toEqual(Array(5).fill('stored'))
  expect(await storedMails()).toHaveLength(1)
})

it.each(contactmailFields)('tells when the id belongs to a mail with another %s', async (field) => {
  await keep()
  expect(await keep(mailOf({ [field]: 'Other' }))).toEqual({ result: 'conflict' })
  expect(await storedMails()).toMatchObject([mailOf()])
})

it('stores what was made of the mail', async () => {
  await storeContactmail(env, id, mailOf(), { verdict: 'spam', reasons: ['honeypot', 'too-fast'] })
  const row = await env.DB.prepare('SELECT verdict, verdict_reasons FROM contactmails').first()
  expect(row).toEqual({ verdict: 'spam', verdict_reasons: 'honeypot too-fast' })
})

describe('when D1 fails', () => {
  it('hands the mail to the queue', async () => {
    const queue = testQueue()
    const kept = await keep(mailOf(), brokenDatabase, queue)
    expect(kept).toMatchObject({ result: 'queued', row: { ...mailOf(), id } })
    expect(queue.bodies()).toEqual([
      { kind: 'store', row: { ...mailOf(), id, createdAt: expect.any(String) }, classification: ham, receipt: null },
    ])
  })

  it('tells when the queue fails too, without a word of the mail', async () => {
    const kept = await keep(mailOf(), brokenDatabase)
    expect(kept).toEqual({ result: 'lost', cause: expect.stringMatching(/no such luck.*Queue send failed/) })
    for (const field of contactmailFields) expect(JSON.stringify(kept)).not.toContain(mailOf()[field])
  })

  it('tells when there is no queue', async () => {
    expect(await storeContactmail({ DB: brokenDatabase }, id, mailOf(), ham)).toMatchObject({ result: 'lost' })
  })

  it('claims nothing about a mail that was stored before but cannot be read', async () => {
    await keep()
    const prepare = (sql: string) => {
      if (sql.startsWith('SELECT')) throw new Error('D1_ERROR: no such luck')
      return env.DB.prepare(sql)
    }
    expect(await keep(mailOf(), { prepare } as unknown as D1Database)).toMatchObject({ result: 'lost' })
  })
})
