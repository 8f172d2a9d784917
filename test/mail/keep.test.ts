import { env } from 'cloudflare:workers'
import type { D1Database } from '@cloudflare/workers-types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepContactmail } from '../../src/mail/keep.ts'
import { contactmailFields } from '../../src/schemas/contactmail.ts'
import { brokenDatabase, forgetMails, storedMails } from '../helpers/contactmails.ts'
import { mailOf } from '../helpers/mail.ts'

const id = '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001'

beforeEach(forgetMails)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('keeps a mail with the time of its arrival', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T08:09:10.011Z'), toFake: ['Date'] })
  const kept = await keepContactmail(env.DB, id, mailOf())
  expect(kept).toEqual({ outcome: 'kept', row: { ...mailOf(), id, createdAt: '2026-11-17T08:09:10.011Z' } })
  expect(await storedMails()).toEqual([
    expect.objectContaining({ ...mailOf(), id, created_at: '2026-11-17T08:09:10.011Z' }),
  ])
})

it('answers a second try with the first row', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-17T08:00:00Z'), toFake: ['Date'] })
  const first = await keepContactmail(env.DB, id, mailOf())
  vi.setSystemTime(new Date('2026-11-17T09:00:00Z'))
  expect(await keepContactmail(env.DB, id, mailOf())).toEqual(first)
  expect(await storedMails()).toHaveLength(1)
})

it('stores one row for tries that run at once', async () => {
  const tries = await Promise.all(Array.from({ length: 5 }, () => keepContactmail(env.DB, id, mailOf())))
  expect(tries.map(({ outcome }) => outcome)).toEqual(Array(5).fill('kept'))
  expect(await storedMails()).toHaveLength(1)
})

it.each(contactmailFields)('tells when the id belongs to a mail with another %s', async (field) => {
  await keepContactmail(env.DB, id, mailOf())
  expect(await keepContactmail(env.DB, id, mailOf({ [field]: 'Other' }))).toEqual({ outcome: 'conflict' })
  expect(await storedMails()).toMatchObject([mailOf()])
})

it('tells when nothing could keep it, and logs no word of the mail', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await keepContactmail(brokenDatabase, id, mailOf())).toEqual({ outcome: 'lost' })
  const logged = log.mock.calls.flat().join()
  expect(logged).toContain(id)
  for (const field of contactmailFields) expect(logged).not.toContain(mailOf()[field])
})

it('tells when the mail was stored before but cannot be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await keepContactmail(env.DB, id, mailOf())
  const prepare = (sql: string) => {
    if (sql.startsWith('SELECT')) throw new Error('D1_ERROR: no such luck')
    return env.DB.prepare(sql)
  }
  const writable = { prepare } as unknown as D1Database
  expect(await keepContactmail(writable, id, mailOf())).toEqual({ outcome: 'lost' })
})
