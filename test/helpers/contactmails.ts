import { env } from 'cloudflare:workers'
import type { D1Database, Queue } from '@cloudflare/workers-types'
import { contactmailFields } from '../../src/contactmails/contactmail.ts'

type Row = { id: string; created_at: string } & Record<string, string>

/** Every stored mail, in the order of storing, without what became of it later. */
export const storedMails = async (): Promise<Row[]> =>
  (
    await env.DB.prepare(
      `SELECT id, ${contactmailFields.join(', ')}, created_at FROM contactmails ORDER BY rowid`,
    ).all<Row>()
  ).results

export const forgetMails = () =>
  env.DB.batch(
    ['contactmails', 'changes', 'entries', 'outbox', 'webhooks'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )

/** A database that nobody can reach. */
export const brokenDatabase = {
  prepare() {
    throw new Error('D1_ERROR: no such luck')
  },
} as unknown as D1Database

const refuse = () => Promise.reject(new Error('Queue send failed'))

/** A queue that takes nothing. */
export const refusingQueue = { send: refuse, sendBatch: refuse } as unknown as Queue
