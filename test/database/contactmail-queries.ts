import { env } from 'cloudflare:workers'
import type { D1Database } from '@cloudflare/workers-types'
import { eraseSender, isErased } from '../../src/contactmails/deletion/erase.ts'
import {
  findByReferences,
  insertEnquiry,
  insertReceived,
  isStored,
} from '../../src/contactmails/inbound/inbound-queries.ts'
import { isBeyondLimits } from '../../src/contactmails/inbound/inbound-rate-limits.ts'
import { countDeadLetter, countDeadLettersSince } from '../../src/contactmails/jobs/dead-letters.ts'
import {
  arrivalInsertion,
  claimMessage,
  failureRecording,
  listNew,
  listOverdue,
  listUnfinished,
  recordPostponed,
  sentRecording,
} from '../../src/contactmails/outbox/outbox-queries.ts'
import { countReceipts, receiptInsertion } from '../../src/contactmails/receipts/receipt-limits.ts'
import {
  failSentReply,
  findReply,
  insertReply,
  listEarlier,
  requeueReply,
  whenReplyFailed,
  whenReplySent,
} from '../../src/contactmails/replies/reply-queries.ts'
import { listThread } from '../../src/contactmails/replies/thread.ts'
import { ham } from '../../src/contactmails/spam/spam-rules.ts'
import { findReceiver, listDeliveries, restartDelivery } from '../../src/contactmails/webhooks/webhook-queries.ts'
import {
  countFailedNotifications,
  countFailedReplies,
  findOldestOpen,
  isNotificationLate,
} from '../../src/health/health.ts'
import { mailOf } from '../helpers/mail.ts'

const reply = {
  replyId: 'x',
  contactmailId: 'y',
  author: '',
  text: '',
  messageId: '<z>',
  createdAt: '2026-11-20T18:00:00.000Z',
  status: 'answered',
  seen: '',
} as const

export const received = {
  id: 'x',
  author: 'a@b.example',
  envelope: 'a@b.example',
  enquiry: mailOf(),
  text: '',
  messageId: null,
  references: [],
  tokens: [],
  attachments: [],
  isAutomatic: false,
  isBounce: false,
  isVerified: true,
  classification: ham,
  receivedAt: '2026-11-25T18:00:00.000Z',
}

const message = {
  id: 'x',
  kind: 'reply',
  contactmailId: 'y',
  webhookId: null,
  data: '{}',
  createdAt: '2026',
  attempts: 1,
  claim: 'z',
} as const

/** What the rest of an enquiry's way asks the database. */
export const contactmailQueries: Record<string, (db: D1Database) => Promise<unknown>> = {
  'whether a sender was erased': (db) => isErased({ ...env, DB: db }, ['a@b.example'], ''),
  'erasing a sender': (db) => eraseSender({ ...env, DB: db }, 'a@b.example'),
  'storing an answer': (db) => insertReply(db, reply),
  'one answer': (db) => findReply(db, 'x'),
  'trying an answer again': (db) => requeueReply(db, 'x', 'y'),
  'what leaves for a new enquiry': (db) => arrivalInsertion(db, 'x', '2026').run(),
  'claiming a message': (db) => claimMessage(db, 'x', { claim: 'y', kinds: ['reply'], now: new Date() }),
  'recording a message as sent': (db) => sentRecording(db, message, '2026').run(),
  'recording a message as failed': (db) => failureRecording(db, message, 'no').run(),
  'recording a message as postponed': (db) => recordPostponed(db, message, { error: 'no', nextAttemptAt: '2026' }),
  'the messages of an enquiry': (db) => listNew(db, ['x']),
  'messages that nobody sent': (db) => listOverdue(db, 'reply', '2026'),
  'messages whose sending broke off': (db) => listUnfinished(db, '2026'),
  'recording a reply as sent': (db) => db.batch(whenReplySent(db, message, { messageId: '<z>', at: '2026' })),
  'recording a reply as failed': (db) => db.batch(whenReplyFailed(db, message, 'no', '2026')),
  'failing an answer that came back': (db) => failSentReply(db, '<z>', 'no', '2026'),
  'what stands before an answer': (db) => listEarlier(db, 'x', ''),
  'a thread': (db) => listThread(db, 'x', {}),
  'storing a receipt': (db) => receiptInsertion(db, 'x', { mailbox: 'y', network: 'z' }).run(),
  'the receipts of a day': (db) => countReceipts(db),
  'the thread of an e-mail': (db) => findByReferences(db, ['<x@y.example>'], 'a@b.example'),
  'whether an e-mail is beyond a limit': (db) => isBeyondLimits({ ...env, DB: db }, received, null),
  'whether an e-mail is stored': (db) => isStored(db, 'x'),
  'storing an e-mail in a thread': (db) => insertReceived(db, 'x', received, { isReopening: true, isNotified: true }),
  'storing an e-mail as an enquiry': async (db) => {
    await insertEnquiry(db, received, true)
    // The other queries expect empty tables.
    await env.DB.batch(['contactmails', 'entries', 'outbox'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  },
  'where a webhook is': (db) => findReceiver(db, 'x'),
  'sending a delivery again': (db) => restartDelivery(db, 'x'),
  'the latest deliveries': (db) => listDeliveries(db, 50),
  'counting a dead letter': (db) => countDeadLetter(db),
  'dead letters of late': (db) => countDeadLettersSince(db, new Date()),
  'failed notifications': countFailedNotifications,
  'late notifications': (db) => isNotificationLate(db, '2026'),
  'failed answers': countFailedReplies,
  'the oldest open mail': findOldestOpen,
}
