import { env } from 'cloudflare:workers'
import type { D1Database } from '@cloudflare/workers-types'
import { countDeadLetter, countDeadLettersSince, deleteDeadLettersBefore } from '../../src/contactmails/dead-letters.ts'
import { deleteExpiredChanges } from '../../src/contactmails/deletion/changes.ts'
import { deleteErasuresBefore, eraseSender, isErased } from '../../src/contactmails/deletion/erase.ts'
import { deleteExpiredCounts, isBeyondLimits } from '../../src/contactmails/inbound/inbound-limits.ts'
import {
  findByReferences,
  findThread,
  insertEnquiry,
  insertReceived,
  isStored,
} from '../../src/contactmails/inbound/inbound-queries.ts'
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
import { ham } from '../../src/contactmails/spam/spam-schema.ts'
import {
  deleteDeliveriesBefore,
  findAnnounced,
  findDue,
  insertDeliveries,
  listOverdue,
} from '../../src/contactmails/webhooks/delivery-queries.ts'
import { listDeliveries } from '../../src/contactmails/webhooks/webhook-queries.ts'
import { countFailedNotifications, countFailedReplies, findOldestOpen } from '../../src/health/health-queries.ts'
import { mailOf } from '../helpers/mail.ts'

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
  receivedAt: '',
}

/** What the rest of an enquiry's way asks the database. */
export const contactmailQueries: Record<string, (db: D1Database) => Promise<unknown>> = {
  purging: (db) => deleteExpiredChanges(db),
  'whether a sender was erased': (db) => isErased({ ...env, DB: db }, ['a@b.example'], ''),
  'old erasures': (db) => deleteErasuresBefore(db, new Date()),
  'erasing a sender': (db) => eraseSender({ ...env, DB: db }, 'a@b.example'),
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
  'the thread of an e-mail': (db) => findByReferences(db, ['<x@y.example>'], 'a@b.example'),
  'the thread of a token': (db) => findThread(db, 'x'),
  'counts of e-mails that are over': (db) => deleteExpiredCounts(db),
  'whether an e-mail is beyond a limit': (db) => isBeyondLimits({ ...env, DB: db }, received, null),
  'whether an e-mail is stored': (db) => isStored(db, 'x'),
  'storing an e-mail in a thread': (db) => insertReceived(db, 'x', received, true),
  'storing an e-mail as an enquiry': async (db) => {
    await insertEnquiry(db, received, true)
    // The other queries expect empty tables.
    await env.DB.batch(['contactmails', 'replies'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  },
  'an event for webhooks': (db) =>
    insertDeliveries(db, { key: 'x', event: 'enquiry.created', contactmailId: 'x', at: '2026' }, '2026'),
  'an enquiry for webhooks': (db) => findAnnounced(db, 'x'),
  'a delivery to a webhook': (db) => findDue(db, 'x'),
  'missed deliveries': (db) => listOverdue(db, '2026', 50),
  'old deliveries': (db) => deleteDeliveriesBefore(db, '2026'),
  'the latest deliveries': (db) => listDeliveries(db, 50),
  'counting a dead letter': (db) => countDeadLetter(db),
  'dead letters of late': (db) => countDeadLettersSince(db, new Date()),
  'forgetting dead letters': (db) => deleteDeadLettersBefore(db, new Date()),
  'failed notifications': countFailedNotifications,
  'failed answers': countFailedReplies,
  'the oldest open mail': findOldestOpen,
}
