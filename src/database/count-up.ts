import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'

const CountSchema = v.object({ key: v.string(), count: v.number(), resetsAt: v.string() })

/** Counts one more for each key, in one statement so that simultaneous ones are all counted. `span` is in ms. */
export const countUp = async (db: D1Database, counters: { key: string; span: number }[], now = Date.now()) => {
  const given = counters.map(({ key, span }) => ({ key, resetsAt: new Date(now + span).toISOString() }))
  const { results } = await db
    .prepare(
      `INSERT INTO limit_counts (key, count, resets_at)
       SELECT value ->> 'key', 1, value ->> 'resetsAt' FROM json_each(?1) WHERE true
       ON CONFLICT (key) DO UPDATE SET
         count = CASE WHEN resets_at <= ?2 THEN 1 ELSE count + 1 END,
         resets_at = CASE WHEN resets_at <= ?2 THEN excluded.resets_at ELSE resets_at END
       RETURNING key, count, resets_at AS resetsAt`,
    )
    .bind(JSON.stringify(given), new Date(now).toISOString())
    .all()
  return v.parse(v.tupleWithRest([CountSchema], CountSchema), results)
}
