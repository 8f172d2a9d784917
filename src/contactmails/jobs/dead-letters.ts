import type { D1Database } from '@cloudflare/workers-types'
import { sql } from '../../database/sql.ts'

const hourOf = (date: Date) => date.toISOString().slice(0, 13)

export const countDeadLetter = (db: D1Database, now = new Date()) =>
  sql(db)`
    INSERT INTO dead_letters (hour, count) VALUES (${hourOf(now)}, 1)
    ON CONFLICT (hour) DO UPDATE SET count = count + 1`.run()

export const countDeadLettersSince = async (db: D1Database, since: Date) => {
  const count = sql(db)`SELECT total(count) AS count FROM dead_letters WHERE hour >= ${hourOf(since)}`
  return (await count.first<number>('count')) ?? 0
}
