import { env } from 'cloudflare:workers'
import type { D1Database } from '@cloudflare/workers-types'
import { expect, it } from 'vitest'
import { countAttempt, forgetAttempts, forgetOldAttempts } from '../../src/db/attempts.ts'
import { insertAudit, listAudit, listRetentionRuns } from '../../src/db/audit.ts'
import {
  countContactmails,
  countFromSender,
  findInboxPage,
  listContactmails,
  readContactmail,
} from '../../src/db/inbox.ts'
import {
  clearContactmailOfSpam,
  deleteContactmail,
  eraseSender,
  markContactmailRead,
  purgeDeletedContactmails,
  restoreContactmail,
} from '../../src/db/inbox-changes.ts'
import { deleteExpiredSessions, findChallengedEmail, findUser, isUserEmail, listUsers } from '../../src/db/users.ts'
import { everything, type InboxFilter } from '../../src/schemas/inbox.ts'

const before = { createdAt: '2026-11-01T00:00:00.000Z', id: 'x' }
const list = (filter: Partial<InboxFilter>) => (db: D1Database) =>
  listContactmails(db, { ...everything, ...filter }, 51)

const queries: Record<string, (db: D1Database) => Promise<unknown>> = {
  'all mails': list({}),
  'all mails, a later page': list({ before }),
  'the inbox': list({ verdict: 'ham' }),
  'the inbox, a later page': list({ verdict: 'ham', before }),
  'the spam': list({ verdict: 'spam' }),
  'unread ones': list({ verdict: 'ham', unread: true }),
  'unread ones of both kinds': list({ unread: true }),
  'a reason': list({ verdict: 'ham', reason: 'Other' }),
  'a reason, a later page': list({ verdict: 'ham', reason: 'Other', before }),
  'a reason of both kinds': list({ reason: 'Other' }),
  'unread ones of a reason': list({ verdict: 'ham', reason: 'Other', unread: true }),
  'one sender': list({ email: 'a@b.example' }),
  'since a day': list({ since: '2026-11-01' }),
  counts: countContactmails,
  'the count of a sender': (db) => countFromSender(db, 'a@b.example'),
  'one mail': (db) => readContactmail(db, 'x'),
  'marking as read': (db) => markContactmailRead(db, 'x'),
  'clearing of spam': (db) => clearContactmailOfSpam(db, 'x'),
  deleting: (db) => deleteContactmail(db, 'x'),
  restoring: (db) => restoreContactmail(db, 'x'),
  purging: (db) => purgeDeletedContactmails(db),
  'erasing a sender': (db) => eraseSender(db, 'a@b.example'),
  'the record': (db) => listAudit(db, null, 100),
  'retention runs': (db) => listRetentionRuns(db, 10),
  accounts: listUsers,
  'an account': (db) => findUser(db, 'x'),
  'an account’s address': (db) => isUserEmail(db, 'a@b.example'),
  'a second step': (db) => findChallengedEmail(db, 'x'),
  'ending sessions': (db) => deleteExpiredSessions(db),
  'counting tries': (db) => countAttempt(db, 'x', 60),
  'forgetting tries': (db) => forgetAttempts(db, 'x'),
  'forgetting old tries': (db) => forgetOldAttempts(db),
}

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

it.each(Object.entries(queries))('%s: an index, and no sorting', async (_name, query) => {
  const statements = await asked(query)
  expect(statements).not.toEqual([])
  for (const statement of statements) {
    const steps = (await planOf(statement)).filter((step) => /^(SCAN|SEARCH|USE TEMP)/.test(step))
    for (const step of steps) {
      // Rows in the order of their number are an index too.
      if (/^SCAN (CONSTANT ROW|retention_runs|audit)$/.test(step)) continue
      expect(step, statement.sql).toMatch(/USING (COVERING )?INDEX|USING INTEGER PRIMARY KEY/)
    }
  }
})

it('a text search finds its end by an index and goes through the newest first', async () => {
  const [end, search, ...rest] = await asked((db) => findInboxPage(db, { ...everything, verdict: 'ham', q: 'x' }))
  expect(rest).toEqual([])
  expect(end && (await planOf(end)).join()).toMatch(/USING COVERING INDEX/)
  expect(search && (await planOf(search)).join()).not.toContain('TEMP B-TREE')
})

it('the record is only added to and read', async () => {
  await insertAudit(env.DB, { actor: 'a', action: 'signed-in' })
  const sources = import.meta.glob(['../../src/**/*.ts', '../../src/**/*.tsx', '../../scripts/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  for (const [path, text] of Object.entries(sources))
    expect(text, path).not.toMatch(/(UPDATE|DELETE FROM|DROP TABLE|REPLACE INTO)\s+audit\b/i)
})
