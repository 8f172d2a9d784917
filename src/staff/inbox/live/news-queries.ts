import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { overdueBefore } from '../../../contactmails/due/due-date.ts'
import { sqlOf } from '../search/conditions.ts'
import type { InboxFilter } from '../search/inbox-filter.ts'
import { countContactmails } from '../search/queries.ts'
import { type News, NewsSchema, newsStart } from '../state/news-schema.ts'

type Asked = { after: string; staffId: string; countsAll?: boolean; now?: Date }

/** Reads only open and unread contactmails and what is new, so that it can be asked every few seconds. */
export const findNews = async (
  db: D1Database,
  filter: InboxFilter,
  { after, staffId, countsAll = false, now = new Date() }: Asked,
): Promise<News> => {
  const { from, where, values, column } = sqlOf({ ...filter, before: undefined })
  // The plus keeps SQLite from the index on verdicts, which holds all rows.
  const [counts, arrived] = await db.batch([
    db
      .prepare(
        `SELECT COUNT(*) AS open, coalesce(SUM(coalesce(opened_at, created_at) < ?1), 0) AS overdue,
                coalesce(SUM(assignee = ?2), 0) AS mine,
                (SELECT COUNT(*) FROM contactmails WHERE verdict = 'ham' AND read_at IS NULL) AS unread
         FROM contactmails WHERE +verdict = 'ham' AND status = 'open'`,
      )
      .bind(overdueBefore(now).toISOString(), staffId),
    db
      .prepare(
        `SELECT id FROM ${from} WHERE ${where} AND ${column} > ?${values.length + 1}
         ORDER BY ${column} DESC, id DESC LIMIT 100`,
      )
      .bind(...values, newsStart(after)),
  ])
  const ids = v.parse(v.array(v.object({ id: v.string() })), arrived?.results)
  const more = countsAll ? await countContactmails(db, staffId, now) : {}
  return v.parse(NewsSchema, {
    counts: { ...(counts?.results[0] as object), ...more },
    arrived: ids.map(({ id }) => id),
    at: now.toISOString(),
  })
}
