import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { insertContactmail } from '../../../src/contactmails/arrival/insert-contactmail.ts'
import { readListed } from '../../../src/contactmails/queries.ts'
import { brokenDatabase, forgetMails, storedMails } from '../../helpers/contactmails.ts'
import { mailOf } from '../../helpers/mail.ts'

const row = { ...mailOf(), id: '0b8ad1c4-3c55-4c0e-9f43-0f3ad6c6f001', createdAt: '2026-11-17T08:00:00.000Z' }

beforeEach(forgetMails)
afterEach(() => {
  vi.restoreAllMocks()
})

it('stores a mail in the columns of its fields', async () => {
  expect(await insertContactmail(env.DB, row)).toBe(true)
  const { createdAt, ...columns } = row
  expect(await storedMails()).toEqual([expect.objectContaining({ ...columns, created_at: createdAt })])
})

it('finds what it has stored', async () => {
  await insertContactmail(env.DB, row)
  expect(await readListed(env.DB, row.id)).toMatchObject(row)
})

it('finds nothing under another id', async () => {
  await insertContactmail(env.DB, row)
  expect(await readListed(env.DB, row.id.replace('0', '1'))).toBeNull()
})

it('stores an id once and keeps what came first', async () => {
  await insertContactmail(env.DB, row)
  expect(await insertContactmail(env.DB, { ...row, name: 'Eve' })).toBe(false)
  expect(await storedMails()).toHaveLength(1)
  expect(await readListed(env.DB, row.id)).toMatchObject(row)
})

it.each(["'); DROP TABLE contactmails; --", '"?1"', '🛶 ¿qué?', 'a\nb\tc', '\u202eabc'])(
  'stores the text as it is: %j',
  async (message) => {
    await insertContactmail(env.DB, { ...row, message })
    expect((await readListed(env.DB, row.id))?.message).toBe(message)
  },
)

it('leaves out a row that breaks the schema, and logs it', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await insertContactmail(env.DB, row)
  await env.DB.exec("UPDATE contactmails SET created_at = 'never'")
  expect(await readListed(env.DB, row.id)).toBeNull()
  expect(String(log.mock.calls)).toContain('row-unreadable')
})

it('leaves it to the caller when the database fails', async () => {
  await expect(insertContactmail(brokenDatabase, row)).rejects.toThrow()
  await expect(readListed(brokenDatabase, row.id)).rejects.toThrow()
})
