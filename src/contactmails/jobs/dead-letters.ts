import type { D1Database } from '@cloudflare/workers-types'

const hourOf = (date: Date) => date.toISOString().slice(0, 13)

export const countDeadLetter = async (db: D1Database, now = new Date()): Promise<void> => {
  await db
    .prepare('INSERT INTO dead_letters (hour, count) VALUES (?1, 1) ON CONFLICT (hour) DO UPDATE SET count = count + 1')
    .bind(hourOf(now))
    .run()
}

export const countDeadLettersSince = async (db: D1Database, since: Date): Promise<number> =>
  (await db
    .prepare('SELECT COALESCE(SUM(count), 0) AS count FROM dead_letters WHERE hour >= ?1')
    .bind(hourOf(since))
    .first<number>('count')) ?? 0
