import { env } from 'cloudflare:workers'
import type { D1Database } from '@cloudflare/workers-types'
import { expect, it } from 'vitest'
import { countDeadLetter, countDeadLettersSince, deleteDeadLettersBefore } from '../../src/contactmails/dead-letters.ts'
import {
  deleteContactmails,
  eraseSender,
  purgeDeletedContactmails,
  restoreContactmails,
} from '../../src/contactmails/deletion-queries.ts'
import { countFailedNotifications, countFailedReplies, findOldestOpen } from '../../src/contactmails/health-queries.ts'
import {
  findByReferences,
  insertEnquiry,
  insertReceived,
  isStored,
} from '../../src/contactmails/inbound/inbound-queries.ts'
import type { ListedContactmail } from '../../src/contactmails/listed-contactmail.ts'
import { receiptInsertion } from '../../src/contactmails/receipts/receipt-limits.ts'
import {
  claimReceipt,
  deleteReceiptsBefore,
  failUnfinishedReceipts,
  findWaiting,
  listQueuedReceipts,
  recordReceiptRefused,
  recordReceiptSent,
} from '../../src/contactmails/receipts/receipt-queries.ts'
import { findReply, insertReply, requeueReply, statusOf } from '../../src/contactmails/replies/reply-queries.ts'
import {
  claimReply,
  failUnfinished,
  findAnswered,
  listEarlier,
  listQueued,
  recordRefused,
  recordSent,
} from '../../src/contactmails/replies/sending-queries.ts'
import { listThread } from '../../src/contactmails/replies/thread.ts'
import { fillSearchText } from '../../src/contactmails/search-text.ts'
import { ham } from '../../src/contactmails/spam-schema.ts'
import { deleteOldPresence } from '../../src/contactmails/thread-queries.ts'
import {
  deleteDeliveriesBefore,
  findAnnounced,
  findDue,
  insertDeliveries,
  listOverdue,
} from '../../src/contactmails/webhooks/delivery-queries.ts'
import { listDeliveries } from '../../src/contactmails/webhooks/webhook-queries.ts'
import { findAnswer, insertAnswer, listAnswers, removeAnswer, updateAnswer } from '../../src/staff/answers/queries.ts'
import { insertAudit } from '../../src/staff/audit/audit-entry.ts'
import { listAudit, listRetentionRuns } from '../../src/staff/audit/queries.ts'
import { countAttempt, deleteAttempts, deleteExpiredAttempts } from '../../src/staff/auth/attempts.ts'
import { deletePasskey, hasPasskey, listPasskeys, renamePasskey } from '../../src/staff/auth/passkey-queries.ts'
import { recordNewPassword } from '../../src/staff/auth/password-queries.ts'
import { claimReset, findUserOfReset, findUserToReset, setPassword } from '../../src/staff/auth/reset-queries.ts'
import {
  claimFirstSignIn,
  deleteSession,
  deleteSessionOfToken,
  deleteSessionsBut,
  listSessions,
  markSession,
} from '../../src/staff/auth/session-queries.ts'
import {
  claimTotpStep,
  deleteChallenges,
  findChallenge,
  findTotpSecret,
} from '../../src/staff/auth/two-factor-queries.ts'
import { countOpen, countVerdicts, listAnswered } from '../../src/staff/figures/queries.ts'
import { changeContactmails, markContactmailRead, undoChange } from '../../src/staff/inbox/changes.ts'
import { listCounted, withThreads } from '../../src/staff/inbox/export-queries.ts'
import { everything, type InboxFilter } from '../../src/staff/inbox/inbox-filter.ts'
import { findNews } from '../../src/staff/inbox/news-queries.ts'
import { insertNote, listNotes } from '../../src/staff/inbox/note-queries.ts'
import { keepPresence, listOthers } from '../../src/staff/inbox/presence-queries.ts'
import {
  countContactmails,
  countFromSender,
  findInboxPage,
  listContactmails,
  readContactmail,
} from '../../src/staff/inbox/queries.ts'
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  findUser,
  isUserEmail,
  listUsers,
} from '../../src/staff/users/queries.ts'
import { mailOf } from '../helpers/mail.ts'

const before = { at: '2026-11-01T00:00:00.000Z', id: 'x' }
const list = (filter: Partial<InboxFilter>) => (db: D1Database) =>
  listContactmails(db, { ...everything, ...filter }, 51)

const reply = {
  replyId: 'x',
  contactmailId: 'y',
  author: '',
  text: '',
  messageId: '<z>',
  createdAt: '',
  status: 'answered',
  seen: '',
} as const

const received = {
  id: 'x',
  enquiry: mailOf(),
  text: '',
  messageId: null,
  references: [],
  tokens: [],
  attachments: [],
  isAutomatic: false,
  isBounce: false,
  isSenderPlausible: true,
  classification: ham,
  receivedAt: '',
}

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
  'open ones': list({ verdict: 'ham', status: 'open' }),
  'open ones, a later page': list({ verdict: 'ham', status: 'open', before }),
  'open ones of one sender and reason': list({ status: 'open', email: 'a@b.example', reason: 'Other' }),
  'open and unread ones since a day': list({ verdict: 'ham', status: 'open', unread: true, since: '2026-11-01' }),
  'closed ones, a later page': list({ status: 'closed', before }),
  'answered ones of a reason': list({ verdict: 'ham', status: 'answered', reason: 'Other' }),
  'open ones of one colleague': list({ verdict: 'ham', status: 'open', assignee: 'x' }),
  'all of one colleague': list({ verdict: 'ham', assignee: 'x' }),
  'open ones of nobody': list({ verdict: 'ham', status: 'open', assignee: 'none' }),
  'answers of late': (db) => listAnswered(db, new Date()),
  'open ones by reason': (db) => countOpen(db),
  verdicts: countVerdicts,
  'notes of one mail': (db) => listNotes(db, 'x'),
  'adding a note': (db) => insertNote(db, 'x', { id: 'y', body: 'z' }, 'a'),
  'news of the inbox': (db) => findNews(db, { ...everything, verdict: 'ham' }, { after: before.at, staffId: 'x' }),
  'news of open ones': (db) =>
    findNews(db, { ...everything, verdict: 'ham', status: 'open' }, { after: before.at, staffId: 'x' }),
  'who else has one open': (db) => listOthers(db, 'x', 'y'),
  presence: (db) => keepPresence(db, 'x', 'y', 'reading'),
  'removing presence': (db) => deleteOldPresence(db),
  'filling the search text': (db) => fillSearchText(db),
  counts: (db) => countContactmails(db, 'x'),
  'the count of a sender': (db) => countFromSender(db, 'a@b.example'),
  'one mail': (db) => readContactmail(db, 'x'),
  'marking as read': (db) => markContactmailRead(db, 'x'),
  'changing the status': (db) => changeContactmails(db, ['x'], { kind: 'status', status: 'answered' }, { actor: 'a' }),
  'marking as spam': (db) => changeContactmails(db, ['x'], { kind: 'verdict', verdict: 'spam' }, { actor: 'a' }),
  'undoing a change': (db) =>
    undoChange(db, { kind: 'read', at: before.at, previous: [{ id: 'x', readAt: null }] }, { actor: 'a' }),
  deleting: (db) => deleteContactmails(db, ['x']),
  restoring: (db) => restoreContactmails(db, ['x']),
  purging: (db) => purgeDeletedContactmails(db),
  'erasing a sender': (db) => eraseSender(db, 'a@b.example'),
  'storing an answer': (db) => insertReply(db, reply),
  'one answer': (db) => findReply(db, 'x'),
  'trying an answer again': (db) => requeueReply(db, 'x', 'y'),
  'the status of a mail': (db) => statusOf(db, 'x'),
  'claiming an answer': (db) => claimReply(db, 'x', 'y'),
  'recording an answer as sent': (db) => recordSent(db, { id: 'x', claim: 'y', messageId: '<z>', sentAt: '' }),
  'recording an answer as failed': (db) => recordRefused(db, { id: 'x', claim: 'y', error: '', state: 'failed' }),
  'answers whose sending broke off': (db) => failUnfinished(db, { before: '', error: '' }),
  'answers that nobody sent': (db) => listQueued(db, '', 50),
  'what an answer answers': (db) => findAnswered(db, 'x'),
  'what stands before an answer': (db) => listEarlier(db, 'x', ''),
  'a thread': (db) => listThread(db, 'x'),
  'asking for a receipt': async (db) => receiptInsertion(db, 'x', { mailbox: 'y', network: 'z' }),
  'claiming a receipt': (db) => claimReceipt(db, 'x', 'y'),
  'what a receipt is for': (db) => findWaiting(db, 'x'),
  'recording a receipt as sent': (db) => recordReceiptSent(db, { contactmailId: 'x', claim: 'y' }),
  'recording a receipt as failed': (db) =>
    recordReceiptRefused(db, { contactmailId: 'x', claim: 'y', error: '', state: 'failed' }),
  'receipts whose sending broke off': (db) => failUnfinishedReceipts(db, '', ''),
  'receipts that nobody sent': (db) => listQueuedReceipts(db, '', 50),
  'old receipts': (db) => deleteReceiptsBefore(db, ''),
  'a page of the export': (db) => listCounted(db, everything, 500),
  'threads of the export': (db) =>
    withThreads(db, [{ mail: { ...mailOf(), id: 'x', createdAt: '' } as ListedContactmail, entries: 1 }]),
  'saved answers': (db) => listAnswers(db),
  'saved answers for a reason': (db) => listAnswers(db, 'Other'),
  'a saved answer': (db) => findAnswer(db, 'x'),
  'a new saved answer': (db) => insertAnswer(db, 'x', { name: '', reason: null, body: '' }),
  'changing a saved answer': (db) => updateAnswer(db, 'x', { name: '', reason: null, body: '' }),
  'deleting a saved answer': (db) => removeAnswer(db, 'x'),
  'the thread of an e-mail': (db) => findByReferences(db, ['<x@y.example>'], 'a@b.example'),
  'whether an e-mail is stored': (db) => isStored(db, 'x'),
  'storing an e-mail in a thread': (db) => insertReceived(db, 'x', received, true),
  'storing an e-mail as an enquiry': async (db) => {
    await insertEnquiry(db, received, true)
    // The other queries expect empty tables.
    await env.DB.batch(['contactmails', 'replies'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  },
  'the record': (db) => listAudit(db, null, 100),
  'retention runs': (db) => listRetentionRuns(db, 10),
  accounts: listUsers,
  'an account': (db) => findUser(db, 'x'),
  'an account’s address': (db) => isUserEmail(db, 'a@b.example'),
  'a sign-in that needs a code': (db) => findChallenge(db, 'x'),
  'ending sign-ins that need a code': (db) => deleteChallenges(db, 'x'),
  'the secret of codes': (db) => findTotpSecret(db, 'x'),
  'using up a code': (db) => claimTotpStep(db, 'x', 1),
  'ending other sessions': (db) => deleteOtherSessions(db, 'x', 'y'),
  'ending sessions': (db) => deleteExpiredSessions(db),
  'own sessions': (db) => listSessions(db, 'x'),
  'ending a session': (db) => deleteSession(db, 'x', 'y'),
  'ending all sessions but one': (db) => deleteSessionsBut(db, 'x', 'y'),
  'the first sign-in': (db) => claimFirstSignIn(db, 'a@b.example'),
  'marking a session': (db) => markSession(db, 'x', 'grace'),
  passkeys: (db) => listPasskeys(db, 'x'),
  'whether there is a passkey': (db) => hasPasskey(db, 'a@b.example'),
  'renaming a passkey': (db) => renamePasskey(db, 'x', 'y', 'z'),
  'removing a passkey': (db) => deletePasskey(db, 'x', 'y'),
  'a session that must not begin': (db) => deleteSessionOfToken(db, 'x'),
  'recording a new password': (db) => recordNewPassword(db, 'x'),
  'an account that forgot its password': (db) => findUserToReset(db, 'a@b.example'),
  'the account of a link': (db) => findUserOfReset(db, 'x'),
  'using up a link': (db) => claimReset(db, 'x'),
  'resetting a password': (db) => setPassword(db, { id: 'x', name: 'x', email: 'a@b.example' }, 'x'),
  'an event for webhooks': (db) =>
    insertDeliveries(db, { key: 'x', event: 'enquiry.created', contactmailId: 'x', at: '2026' }, '2026'),
  'an enquiry for webhooks': (db) => findAnnounced(db, 'x'),
  'a delivery to a webhook': (db) => findDue(db, 'x'),
  'missed deliveries': (db) => listOverdue(db, '2026', 50),
  'old deliveries': (db) => deleteDeliveriesBefore(db, '2026'),
  'the latest deliveries': (db) => listDeliveries(db, 50),
  'counting tries': (db) => countAttempt(db, 'x', 60),
  'resetting attempts': (db) => deleteAttempts(db, 'x'),
  'counting a dead letter': (db) => countDeadLetter(db),
  'dead letters of late': (db) => countDeadLettersSince(db, new Date()),
  'forgetting dead letters': (db) => deleteDeadLettersBefore(db, new Date()),
  'failed notifications': countFailedNotifications,
  'failed answers': countFailedReplies,
  'the oldest open mail': findOldestOpen,
  'deleting expired attempts': (db) => deleteExpiredAttempts(db),
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
      // The values of a call as JSON.
      if (/^SCAN \w+ VIRTUAL TABLE/.test(step)) continue
      expect(step, statement.sql).toMatch(/USING (COVERING )?INDEX|USING INTEGER PRIMARY KEY/)
    }
  }
})

it.each<[string, Partial<InboxFilter>]>([
  ['contactmails_by_verdict', { verdict: 'ham' }],
  ['contactmails_by_reason', { verdict: 'ham', reason: 'Other' }],
  ['contactmails_unread', { verdict: 'ham', unread: true }],
  ['contactmails_unread', { verdict: 'ham', unread: true, reason: 'Other' }],
  ['contactmails_by_assignee', { verdict: 'ham', assignee: 'x' }],
  ['contactmails_by_assignee', { verdict: 'ham', assignee: 'x', reason: 'Other' }],
  ['contactmails_by_sender', { verdict: 'ham', email: 'a@b.example', reason: 'Other', unread: true }],
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
  expect(plan).toMatch(/contactmails_by_status(_and_reason)? \(status=\?\)/)
  expect(plan).toContain('contactmails_unread')
  expect(plan).not.toContain('contactmails_by_verdict')
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
