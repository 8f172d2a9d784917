import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { sqlOf } from '../search/conditions.ts'
import type { InboxFilter } from '../search/inbox-filter.ts'
import { type News, NewsSchema, newsStart } from '../search/inbox-page.ts'
import { countOpen, countRest } from '../search/queries.ts'

type Asked = { after: string; staffId: string; countsAll?: boolean; now?: Date }

export const findNews = async (
  db: D1Database,
  filter: InboxFilter,
  { after, staffId, countsAll = false, now = new Date() }: Asked,
): Promise<News> => {
  const { from, where, values, column } = sqlOf({ ...filter, before: undefined })
  const newer = `SELECT id FROM ${from} WHERE ${where} AND ${column} > ?${values.length + 1}
    ORDER BY ${column} DESC, id DESC LIMIT 100`
  const [open, arrived, rest] = await db.batch([
    countOpen(db, staffId, now),
    db.prepare(newer).bind(...values, newsStart(after)),
    ...(countsAll ? [countRest(db)] : []),
  ])
  const ids = v.parse(v.array(v.object({ id: v.string() })), arrived?.results)
  return v.parse(NewsSchema, {
    counts: Object.assign({}, open?.results[0], rest?.results[0]),
    arrived: ids.map(({ id }) => id),
    at: now.toISOString(),
  })
}
