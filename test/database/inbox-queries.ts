import type { D1Database } from '@cloudflare/workers-types'
import { readListed } from '../../src/contactmails/queries.ts'
import { countOpenByReason, countVerdicts, listAnswered } from '../../src/staff/figures/figures.ts'
import { listBinned } from '../../src/staff/inbox/bin/bin-page.tsx'
import { binContactmails, changeContactmails, markContactmailRead } from '../../src/staff/inbox/changes/changes.ts'
import { undoChange } from '../../src/staff/inbox/changes/undo.ts'
import { insertNote, listHistory } from '../../src/staff/inbox/composer/queries.ts'
import { listCounted, withThreads } from '../../src/staff/inbox/export/export-queries.ts'
import { findNews, upsertPresence } from '../../src/staff/inbox/live/queries.ts'
import { everything, type InboxFilter } from '../../src/staff/inbox/search/inbox-filter.ts'
import { countContactmails, listRows } from '../../src/staff/inbox/search/queries.ts'
import { findFromSender } from '../../src/staff/inbox/sender/sender-page.tsx'
import {
  findSavedReply,
  insertSavedReply,
  listSavedReplies,
  removeSavedReply,
  updateSavedReply,
} from '../../src/staff/saved-replies/queries.ts'
import { listedOf } from '../helpers/mail.ts'

export const before = { at: '2026-11-01T00:00:00.000Z', id: 'x' }
export const list = (filter: Partial<InboxFilter>) => (db: D1Database) => listRows(db, { ...everything, ...filter }, 51)

/** What the inbox asks the database. */
export const inboxQueries: Record<string, (db: D1Database) => Promise<unknown>> = {
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
  'a topic': list({ about: '/x' }),
  'unread ones of a topic and reason, a later page': list({ about: '/x', reason: 'Other', unread: true, before }),
  'answered ones of a topic': list({ verdict: 'ham', status: 'answered', about: '/x', reason: 'Other' }),
  'one sender': list({ email: 'a@b.example' }),
  'since a day': list({ since: '2026-11-01' }),
  'up to a day': list({ until: '2026-11-01' }),
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
  'open ones by reason': (db) => countOpenByReason(db),
  verdicts: countVerdicts,
  'adding a note': (db) => insertNote(db, 'x', { id: 'y', body: 'z' }, 'a'),
  'news of the inbox': (db) => findNews(db, { ...everything, verdict: 'ham' }, { after: before.at, staffId: 'x' }),
  'news of open ones': (db) =>
    findNews(db, { ...everything, verdict: 'ham', status: 'open' }, { after: before.at, staffId: 'x' }),
  presence: (db) => upsertPresence(db, 'x', 'y', 'reading'),
  counts: (db) => countContactmails(db, 'x'),
  'what a sender sent': (db) => findFromSender(db, 'a@b.example'),
  'one mail': (db) => readListed(db, 'x'),
  'marking as read': (db) => markContactmailRead(db, 'x'),
  'changing the status': (db) => changeContactmails(db, ['x'], { kind: 'status', status: 'answered' }, { actor: 'a' }),
  assigning: (db) => changeContactmails(db, ['x'], { kind: 'assignee', assignee: 'y' }, { actor: 'a', giver: 'z' }),
  'marking as spam': (db) => changeContactmails(db, ['x'], { kind: 'verdict', verdict: 'spam' }, { actor: 'a' }),
  'deleted ones': (db) => listBinned(db, 'x'),
  'deleted ones of a sender': (db) => listBinned(db, 'x from:y'),
  deleting: (db) => binContactmails(db, ['x'], { actor: 'a' }),
  'undoing a change': async (db) => {
    await changeContactmails(db, ['x'], { kind: 'verdict', verdict: 'spam' }, { actor: 'a' })
    return undoChange(db, 'x', { actor: 'a', mayRestore: true })
  },
  'a page of the export': (db) => listCounted(db, everything, 500),
  'threads of the export': (db) => withThreads(db, [{ mail: listedOf({ id: 'x', createdAt: '' }), bytes: 1 }]),
  'the history of one mail': (db) => listHistory(db, 'x'),
  'saved replies': (db) => listSavedReplies(db),
  'saved replies for a reason': (db) => listSavedReplies(db, 'Other'),
  'a saved reply': (db) => findSavedReply(db, 'x'),
  'a new saved reply': (db) => insertSavedReply(db, 'x', { name: '', digit: null, reason: null, body: '' }),
  'changing a saved reply': (db) => updateSavedReply(db, 'x', { name: '', digit: null, reason: null, body: '' }, ''),
  'deleting a saved reply': (db) => removeSavedReply(db, 'x'),
}
