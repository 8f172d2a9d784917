import { env } from 'cloudflare:workers'
import type { D1Database } from '@cloudflare/workers-types'
import { expect, it } from 'vitest'
import { insertAudit } from '../../src/staff/guards/audit-entry.ts'
import { findNews } from '../../src/staff/inbox/live/queries.ts'
import { everything, type InboxFilter } from '../../src/staff/inbox/search/inbox-filter.ts'
import { findInboxPage } from '../../src/staff/inbox/search/queries.ts'
import { accountQueries } from './account-queries.ts'
import { contactmailQueries } from './contactmail-queries.ts'
import { before, inboxQueries, list } from './inbox-queries.ts'

const queries = { ...inboxQueries, ...contactmailQueries, ...accountQueries }

/** What the database is asked, with its values. */
const asked = async (query: (db: D1Database) => Promise<unknown>) => {
  const statements: { sql: string; values: unknown[] }[] = []
  const db = {
    batch: (...given: Parameters<D1Database['batch']>) => env.DB.batch(...given),
    prepare: (sql: string) => ({
      bind: (...values: unknown[]) => {
        statements.push({ sql, values })
        return env.DB.prepare(sql).bind(...values)
      },
      all: () => statements.push({ sql, values: [] }) && env.DB.prepare(sql).all(),
      first: () => statements.push({ sql, values: [] }) && env.DB.prepare(sql).first(),
    }),
  } as unknown as D1Database
  await query(db)
  return statements
}

const planOf = async ({ sql, values }: { sql: string; values: unknown[] }) => {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

it.each(Object.entries(queries))('%s: an index, and no sorting', async (name, query) => {
  const statements = await asked(query)
  expect(statements).not.toEqual([])
  for (const statement of statements) {
    const steps = (await planOf(statement)).filter((step) => /^(SCAN|SEARCH|USE TEMP)/.test(step))
    for (const step of steps) {
      // Rows in the order of their number are an index too.
      if (/^SCAN (CONSTANT ROW|audit)$/.test(step)) continue
      // One row of counts, made from rows that an index found.
      if (/^SCAN \(subquery-\d\)$/.test(step)) continue
      // One sender has few contactmails, under any of several addresses.
      if (name === 'one sender' && step === 'USE TEMP B-TREE FOR ORDER BY') continue
      // The values of a call as JSON.
      if (/^SCAN \w+ VIRTUAL TABLE/.test(step)) continue
      expect(step, statement.sql).toMatch(/USING (COVERING )?INDEX|USING INTEGER PRIMARY KEY/)
      // From the start of an index: a list that follows it to its limit, a count of all, or a short table.
      expect(step, statement.sql).toMatch(/^SEARCH|^SCAN (contactmails|user|saved_replies) /)
    }
  }
})

it.each<[string, Partial<InboxFilter>]>([
  ['contactmails_by_verdict', { verdict: 'ham' }],
  ['contactmails_by_reason', { verdict: 'ham', reason: 'Other' }],
  ['contactmails_by_topic', { verdict: 'ham', about: '/x' }],
  ['contactmails_by_topic', { verdict: 'ham', about: '/x', reason: 'Other', unread: true, assignee: 'x' }],
  ['contactmails_by_status_and_topic', { verdict: 'ham', status: 'answered', about: '/x' }],
  ['contactmails_unread', { verdict: 'ham', unread: true }],
  ['contactmails_unread', { verdict: 'ham', unread: true, reason: 'Other' }],
  ['contactmails_by_assignee', { verdict: 'ham', assignee: 'x' }],
  ['contactmails_by_assignee', { verdict: 'ham', assignee: 'x', reason: 'Other' }],
  ['sqlite_autoindex_contactmails_1', { verdict: 'ham', email: 'a@b.example', reason: 'Other', unread: true }],
  ['contactmails_by_status', { verdict: 'ham', status: 'open' }],
  ['contactmails_by_status', { verdict: 'ham', status: 'open', assignee: 'x', unread: true }],
  ['contactmails_by_status_and_reason', { verdict: 'ham', status: 'answered', reason: 'Other' }],
])('the index %s leads to %o, on later pages too', async (index, filter) => {
  for (const page of [filter, { ...filter, before }]) {
    const [statement] = await asked(list(page))
    expect(statement && (await planOf(statement))[0]).toContain(`USING INDEX ${index} `)
  }
})

it('a text search finds its end by an index and goes through the newest first', async () => {
  const [end, search, ...rest] = await asked((db) => findInboxPage(db, { ...everything, verdict: 'ham', q: 'x' }))
  expect(rest).toEqual([])
  expect(end && (await planOf(end)).join()).toMatch(/USING COVERING INDEX/)
  expect(search && (await planOf(search)).join()).not.toContain('TEMP B-TREE')
})

it('news count open and unread contactmails by indexes that hold no others', async () => {
  const [counts] = await asked((db) => findNews(db, everything, { after: before.at, staffId: 'x' }))
  const plan = counts ? (await planOf(counts)).join() : ''
  expect(plan).toMatch(/COVERING INDEX contactmails_by_status(_and_\w+)? \(status=\?\)/)
  expect(plan).toContain('COVERING INDEX contactmails_by_assignee')
  expect(plan).toContain('COVERING INDEX contactmails_unread')
  expect(plan).not.toContain('contactmails_by_verdict')
})

it('the audit log is only added to and read, but for the count of an entry and its age', async () => {
  await insertAudit(env.DB, { actor: 'a', action: 'signed-in' })
  const sources = import.meta.glob(['../../src/**/*.ts', '../../src/**/*.tsx', '../../scripts/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  for (const [path, text] of Object.entries(sources))
    expect(String(text).replace('UPDATE audit SET count = count + 1', ''), path).not.toMatch(
      /(UPDATE|DELETE FROM|DROP TABLE|REPLACE INTO)\s+audit\b/i,
    )
})
