import type { Message } from '@cloudflare/workers-types'
import { retryD1 } from '../../database/retry-d1.ts'
import { sql } from '../../database/sql.ts'
import type { Bindings } from '../../env.ts'
import { causeOf, log } from '../../log.ts'
import { enqueue } from '../outbox/enqueue.ts'

/** Sends a dead letter back to the main queue; it is acknowledged only once that queue has it. */
export const requeue = async (env: Bindings, { body }: Message<unknown>): Promise<void> => {
  await enqueue(env, body, 900)
  const counting = retryD1(() => countDeadLetter(env.DB))
  await counting.catch((error: unknown) => log('dead-letter-not-counted', { cause: causeOf(error) }))
}

const hourOf = (date: Date) => date.toISOString().slice(0, 13)

export const countDeadLetter = (db: D1Database, now = new Date()) =>
  sql(db)`
    INSERT INTO dead_letters (hour, count) VALUES (${hourOf(now)}, 1)
    ON CONFLICT (hour) DO UPDATE SET count = count + 1`.run()

export const countDeadLettersSince = async (db: D1Database, since: Date) => {
  const count = sql(db)`SELECT total(count) AS count FROM dead_letters WHERE hour >= ${hourOf(since)}`
  return (await count.first<number>('count')) ?? 0
}
