import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { ages, sweep } from '../../../src/contactmails/deletion/sweep.ts'
import { kindNames } from '../../../src/contactmails/outbox/kind.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const day = 86_400_000
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()

/** Every column that has to be set, with a value of its type; then the given ones. */
const insert = async (table: string, given: Record<string, unknown>) => {
  const { results } = await env.DB.prepare(
    `SELECT name, type, "notnull" AS needed, dflt_value AS given, pk FROM pragma_table_info('${table}')`,
  ).all<{
    name: string
    type: string
    needed: number
    given: unknown
    pk: number
  }>()
  const needed = results.filter(
    (column) => (column.needed && column.given === null) || (column.pk && column.type === 'TEXT'),
  )
  const values = Object.entries({
    ...Object.fromEntries(needed.map(({ name, type }) => [name, type === 'TEXT' ? crypto.randomUUID() : 1])),
    ...given,
  })
  await env.DB.prepare(
    `INSERT INTO ${table} (${values.map(([name]) => name).join(', ')}) VALUES (${values.map((_, at) => `?${at + 1}`).join(', ')})`,
  )
    .bind(...values.map(([, value]) => value))
    .run()
}
const count = (table: string) => env.DB.prepare(`SELECT COUNT(*) AS count FROM ${table}`).first<number>('count')

/** Tables whose rows go otherwise: by `deleteExpired`, by staff, or with their account. */
const others = ['contactmails', 'saved_replies', 'webhooks', 'user', 'account', 'twoFactor', 'passkey']

it('has an age for every other table of the schema', async () => {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'd1_migrations'
     AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'`,
  ).all<{ name: string }>()
  expect([...Object.keys(ages), ...others].sort()).toEqual(results.map(({ name }) => name).sort())
})

type Timed = [string, string, number, Record<string, unknown>?]
const kindsKept = kindNames.filter((kind) => kind !== 'receipt')

const timed: Timed[] = [
  ['changes', 'until', 0],
  ['entries', 'created_at', day],
  ['drafts', 'updated_at', day],
  ['blocked_senders', 'blocked_at', 730 * day],
  ['outbox', 'created_at', day, { kind: 'receipt', contactmail_id: 'kept' }],
  ['outbox', 'created_at', day, { kind: 'reply' }],
  ['outbox', 'created_at', 30 * day, { kind: 'reply', contactmail_id: 'kept', state: 'failed' }],
  ...kindsKept.map(
    (kind): Timed => ['outbox', 'created_at', 30 * day, { kind, contactmail_id: 'kept', state: 'sent' }],
  ),
  ['presence', 'seen_at', 60_000, { user_id: 'u' }],
  ['erasures', 'erased_at', 30 * day],
  ['dead_letters', 'hour', 30 * day],
  ['session', 'expiresAt', 0, { userId: 'u' }],
  ['verification', 'expiresAt', 0],
  ['limit_counts', 'resets_at', 0],
  ['audit', 'at', 730 * day],
]

it.each(timed)(
  'deletes rows of %s by %s when they are %d ms old, and no others',
  async (table, column, ms, more = {}) => {
    await env.DB.exec(
      "INSERT OR IGNORE INTO user (id, name, email, createdAt, updatedAt) VALUES ('u', 'Ada', 'ada@forager.example', '2026', '2026')",
    )
    await env.DB.exec('DELETE FROM contactmails')
    await insert('contactmails', { id: 'kept', created_at: ago(0) })
    await env.DB.exec(`DELETE FROM ${table}`)
    await insert(table, { ...more, [column]: ago(ms + 1000) })
    await insert(table, { ...more, [column]: ago(ms - 1000) })
    await sweep(env, now, { isNight: true })
    expect(await count(table)).toBe(1)
  },
)

it('leaves the thread of a stored contactmail alone, and what still has to leave', async () => {
  for (const table of ['entries', 'outbox']) await env.DB.exec(`DELETE FROM ${table}`)
  await insert('entries', { contactmail_id: 'kept', created_at: ago(700 * day) })
  await insert('outbox', { contactmail_id: 'kept', created_at: ago(700 * day), kind: 'notification' })
  await sweep(env, now, { isNight: true })
  for (const table of ['entries', 'outbox']) expect(await count(table), table).toBe(1)
})
