import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { listedColumns, parseListed } from '../../../contactmails/queries.ts'
import { raw, sql } from '../../../database/sql.ts'
import { idsIn } from '../changes/changes.ts'
import { sqlOf } from '../search/conditions.ts'
import type { InboxFilter } from '../search/inbox-filter.ts'
import { type News, NewsSchema, newsStart } from '../search/inbox-page.ts'
import { countOpen, countRest } from '../search/queries.ts'

type Asked = { after: string; told?: string | undefined; staffId: string; countsAll?: boolean; now?: Date }

export const findNews = async (
  db: D1Database,
  filter: InboxFilter,
  { after, told = after, staffId, countsAll = false, now = new Date() }: Asked,
): Promise<News> => {
  const { from, where, values, column } = sqlOf({ ...filter, before: undefined })
  const newer = `SELECT id FROM ${from} WHERE ${where} AND ${column} > ?${values.length + 1}
    ORDER BY ${column} DESC, id DESC LIMIT 100`
  const [open, arrived, changed, rest] = await db.batch([
    countOpen(db, staffId, now),
    db.prepare(newer).bind(...values, newsStart(after)),
    sql(db)`
      SELECT ${raw(listedColumns)} FROM contactmails WHERE changed_at > ${newsStart(told)}
      ORDER BY changed_at DESC LIMIT 100`,
    ...(countsAll ? [countRest(db)] : []),
  ])
  return v.parse(NewsSchema, {
    counts: Object.assign({}, open?.results[0], rest?.results[0]),
    arrived: idsIn(arrived),
    // The schema leaves out what the sender wrote.
    changed: parseListed(changed?.results ?? [], now),
    at: now.toISOString(),
  })
}
