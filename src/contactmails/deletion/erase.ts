import * as v from 'valibot'
import { exists, part, sql } from '../../database/sql.ts'
import { type Bindings, staffVariables } from '../../env.ts'
import { AttachmentsSchema, keysOf } from '../attachments/attachment.ts'
import { removeFiles } from '../attachments/files.ts'
import { uuidOf } from '../contactmail-id.ts'
import { keepRows, keptRemoval, threadRemoval } from './bin.ts'

/** SQL of the ids of contactmails. One that came by e-mail has the same id as its entry in the thread. */
export const idsFromSender = (email: string): string =>
  `SELECT id FROM contactmails WHERE email = ${email} COLLATE NOCASE UNION ALL ${receivedFrom(email)}`

/** Two queries, each by its index: with OR, SQLite would scan everything received. */
const receivedFrom = (email: string) =>
  `SELECT id FROM entries WHERE direction = 'in' AND author = ${email} COLLATE NOCASE
   UNION ALL SELECT id FROM entries WHERE direction = 'in' AND envelope = ${email} COLLATE NOCASE`

/** Removes what an address sent. Returns the numbers of contactmails, and of entries in the threads of others. */
export const eraseSender = async (env: Bindings, email: string, now = new Date()) => {
  const { DB } = env
  // First, so that what the queue delivers meanwhile is dropped.
  const key = await keyOf(env, email)
  await sql(DB)`INSERT OR REPLACE INTO erasures (address, erased_at) VALUES (${key}, ${now.toISOString()})`.run()
  const sent = { text: idsFromSender('?'), values: [email, email, email] }
  const received = { text: receivedFrom('?'), values: [email, email] }
  // Chosen within the transaction, so that none is restored from the bin in between.
  const chosen = { id: crypto.randomUUID(), kind: 'erased', actor: '', at: now }
  const given = part`SELECT contactmail_id FROM changes WHERE change_id = ${chosen.id}`
  const [, inBin, , found, ...erased] = await DB.batch([
    ...keptRemoval(DB, email),
    keepRows(DB, chosen, { table: 'contactmails', columns: ['id'], where: part`id IN (${sent})` }),
    sql(DB)`
      SELECT attachments FROM entries WHERE contactmail_id IN (${given})
      UNION ALL SELECT attachments FROM drafts WHERE contactmail_id IN (${given})
      UNION ALL SELECT attachments FROM entries WHERE id IN (${received})`,
    ...threadRemoval(DB, given),
    sql(DB)`DELETE FROM outbox WHERE contactmail_id IN (${given}) AND kind <> 'receipt'`,
    sql(DB)`DELETE FROM blocked_senders WHERE address = ${email}`,
    sql(DB)`DELETE FROM entries WHERE id IN (${received})`,
    sql(DB)`DELETE FROM contactmails WHERE id IN (${given})`,
    sql(DB)`DELETE FROM changes WHERE change_id = ${chosen.id}`,
  ])
  const kept = v.parse(v.array(KeptSchema), inBin?.results)
  const entries = [...kept, ...v.parse(v.array(v.pick(KeptSchema, ['attachments'])), found?.results)]
  await removeFiles(env, [...new Set(entries.flatMap(({ attachments }) => keysOf(attachments)))])
  const binned = kept.flatMap(({ origin, contactmailId }) => (origin === 'contactmails' ? [contactmailId] : []))
  const others = kept.filter(({ origin, contactmailId }) => origin === 'entries' && !binned.includes(contactmailId))
  return {
    messages: binned.length + (erased.at(-2)?.meta.changes ?? 0),
    elsewhere: others.length + (erased.at(-3)?.meta.changes ?? 0),
  }
}

const KeptSchema = v.object({
  origin: v.string(),
  contactmailId: v.string(),
  attachments: v.fallback(AttachmentsSchema, []),
})

export const isErased = async (env: Bindings, addresses: string[], since: string): Promise<boolean> => {
  const keys = await Promise.all(addresses.map((address) => keyOf(env, address)))
  return exists(env.DB)`
    SELECT 1 FROM erasures
    WHERE address IN (SELECT value FROM json_each(${JSON.stringify(keys)})) AND erased_at >= ${since}`
}

const keyOf = (env: Bindings, address: string) =>
  uuidOf(['erased', staffVariables(env).BETTER_AUTH_SECRET, address.toLowerCase()])
