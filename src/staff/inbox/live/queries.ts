import * as v from 'valibot'
import { listedColumns, parseListed } from '../../../contactmails/queries.ts'
import { MomentSchema } from '../../../database/parse-rows.ts'
import { part, raw, sql } from '../../../database/sql.ts'
import { maxIds } from '../changes/change-schema.ts'
import { idsIn } from '../changes/changes.ts'
import { sqlOf } from '../search/conditions.ts'
import type { InboxFilter } from '../search/inbox-filter.ts'
import { type News, NewsSchema, newsStart } from '../search/inbox-page.ts'
import { countOpen, countRest } from '../search/queries.ts'
import { PresenceSchema } from '../state/thread-schema.ts'

/** What has come since `after`, what has changed since `told`, and the counts of open or, on request, of all. */
export const NewsAskedSchema = v.object({
  after: MomentSchema,
  told: v.optional(MomentSchema),
  counts: v.optional(v.string()),
})
export type NewsAsked = v.InferOutput<typeof NewsAskedSchema>

export const findNews = async (
  db: D1Database,
  filter: InboxFilter,
  { after, told = after, counts, staffId, now = new Date() }: NewsAsked & { staffId: string; now?: Date },
): Promise<News> => {
  const { from, where, values, column } = sqlOf(filter)
  const newer = `SELECT id FROM ${from} WHERE ${where} AND ${column} > ?${values.length + 1}
    ORDER BY ${column} DESC, id DESC LIMIT 100`
  const since = part`FROM contactmails WHERE changed_at > ${newsStart(told)}`
  const [open, arrived, changed, rest] = await db.batch([
    countOpen(db, staffId, now),
    db.prepare(newer).bind(...values, newsStart(after)),
    sql(db)`
      SELECT ${raw(listedColumns)} ${since} AND changed_at <=
        coalesce((SELECT changed_at ${since} ORDER BY changed_at LIMIT 1 OFFSET ${mostChanged - 1}), '9')
      ORDER BY changed_at`,
    ...(counts === 'all' ? [countRest(db)] : []),
  ])
  const last = v.parse(MailSchema, changed?.results[mostChanged - 1])?.changedAt
  return v.parse(NewsSchema, {
    counts: Object.assign({}, open?.results[0], rest?.results[0]),
    arrived: idsIn(arrived),
    // The schema leaves out what the sender wrote.
    changed: parseListed(changed?.results ?? []),
    // The next news begin a minute before `at`: where more has changed than fits, at the last of these changes.
    at: last ? new Date(Math.min(Date.parse(last) + 60_000, now.getTime())).toISOString() : now.toISOString(),
  })
}

/** In one answer, or more where several have the same moment. */
const mostChanged = maxIds * 2

/** Milliseconds without a call after which a page counts as closed. Pages call every 5 seconds. */
const presenceTimeout = 20_000
/** Milliseconds before an unchanged row is written again. This halves the writes. */
const writeAfter = 8000

export const presenceStates = ['reading', 'writing', 'gone'] as const
export type PresenceState = (typeof presenceStates)[number]

export const upsertPresence = async (
  db: D1Database,
  contactmailId: string,
  userId: string,
  state: PresenceState,
  now = new Date(),
) => {
  const ago = new Date(now.getTime() - writeAfter).toISOString()
  const [, others, mails] = await db.batch([
    state === 'gone'
      ? sql(db)`DELETE FROM presence WHERE contactmail_id = ${contactmailId} AND user_id = ${userId}`
      : sql(db)`
          INSERT INTO presence (contactmail_id, user_id, is_writing, seen_at)
          SELECT id, ${userId}, ${Number(state === 'writing')}, ${now.toISOString()}
          FROM contactmails WHERE id = ${contactmailId}
          ON CONFLICT (contactmail_id, user_id) DO UPDATE
            SET is_writing = excluded.is_writing, seen_at = excluded.seen_at
            WHERE presence.is_writing <> excluded.is_writing OR presence.seen_at < ${ago}`,
    sql(db)`
      SELECT user.id, user.name, is_writing AS isWriting FROM user LEFT JOIN presence ON presence.user_id = user.id
        AND contactmail_id = ${contactmailId} AND seen_at > ${new Date(now.getTime() - presenceTimeout).toISOString()}
      WHERE user.id <> ${userId} AND (seen_at IS NOT NULL OR banned IS NOT 1 AND EXISTS (
        SELECT 1 FROM drafts WHERE contactmail_id = ${contactmailId} AND user_id = user.id AND body <> ''))
      ORDER BY user.id`,
    sql(db)`SELECT changed_at AS changedAt FROM contactmails WHERE id = ${contactmailId}`,
  ])
  const mail = v.parse(MailSchema, mails?.results[0])
  return mail ? v.parse(PresenceSchema, { others: others?.results, ...mail }) : null
}

const MailSchema = v.optional(v.object({ changedAt: v.nullable(v.string()) }))
