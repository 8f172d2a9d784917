import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { statuses } from '../../../contactmails/due/status.ts'
import type { Other } from '../state/inbox-view.ts'

/** Milliseconds without a call after which a page counts as closed. Pages call every 5 seconds. */
const presenceTimeout = 20_000
/** Milliseconds before an unchanged row is written again. This halves the writes. */
const writeAfter = 8000

export const presenceStates = ['reading', 'writing', 'gone'] as const
export type PresenceState = (typeof presenceStates)[number]

const OtherSchema = v.object({
  id: v.string(),
  name: v.string(),
  isWriting: v.pipe(
    v.number(),
    v.transform((value) => value === 1),
  ),
})

export type Presence = {
  others: Other[]
  status: (typeof statuses)[number]
  changedAt: string | null
}

export const upsertPresence = async (
  db: D1Database,
  contactmailId: string,
  userId: string,
  state: PresenceState,
  now = new Date(),
): Promise<Presence | null> => {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const [, others, mails] = await db.batch([
    state === 'gone'
      ? db.prepare('DELETE FROM presence WHERE contactmail_id = ?1 AND user_id = ?2').bind(contactmailId, userId)
      : db
          .prepare(
            `INSERT INTO presence (contactmail_id, user_id, is_writing, seen_at)
             SELECT id, ?2, ?3, ?4 FROM contactmails WHERE id = ?1
             ON CONFLICT (contactmail_id, user_id) DO UPDATE SET is_writing = excluded.is_writing, seen_at = excluded.seen_at
             WHERE presence.is_writing <> excluded.is_writing OR presence.seen_at < ?5`,
          )
          .bind(contactmailId, userId, state === 'writing' ? 1 : 0, now.toISOString(), ago(writeAfter)),
    selectOthers(db, contactmailId, userId, now),
    db.prepare('SELECT status, changed_at AS changedAt FROM contactmails WHERE id = ?1').bind(contactmailId),
  ])
  const mail = v.parse(MailSchema, mails?.results[0])
  return mail ? { others: v.parse(v.array(OtherSchema), others?.results), ...mail } : null
}

export const listOthers = async (
  db: D1Database,
  contactmailId: string,
  userId: string,
  now = new Date(),
): Promise<Presence['others']> =>
  v.parse(v.array(OtherSchema), (await selectOthers(db, contactmailId, userId, now).all()).results)

const selectOthers = (db: D1Database, contactmailId: string, userId: string, now: Date) =>
  db
    .prepare(
      `SELECT user.id, user.name, is_writing AS isWriting FROM presence JOIN user ON user.id = user_id
       WHERE contactmail_id = ?1 AND user_id <> ?2 AND seen_at > ?3 ORDER BY user_id`,
    )
    .bind(contactmailId, userId, new Date(now.getTime() - presenceTimeout).toISOString())

const MailSchema = v.optional(v.object({ status: v.picklist(statuses), changedAt: v.nullable(v.string()) }))
