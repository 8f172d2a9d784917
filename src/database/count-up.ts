import * as v from 'valibot'
import { sql } from './sql.ts'

const CountSchema = v.object({ key: v.string(), count: v.number(), resetsAt: v.string() })

/** Counts one more for each key, in one statement so that simultaneous ones are all counted. `span` is in ms. */
export const countUp = async (db: D1Database, counters: { key: string; span: number }[], now = Date.now()) => {
  const given = counters.map(({ key, span }) => ({ key, resetsAt: new Date(now + span).toISOString() }))
  const at = new Date(now).toISOString()
  const { results } = await sql(db)`
    INSERT INTO limit_counts (key, count, resets_at)
    SELECT value ->> 'key', 1, value ->> 'resetsAt' FROM json_each(${JSON.stringify(given)}) WHERE true
    ON CONFLICT (key) DO UPDATE SET
      count = iif(resets_at <= ${at}, 1, count + 1),
      resets_at = iif(resets_at <= ${at}, excluded.resets_at, resets_at)
    RETURNING key, count, resets_at AS resetsAt`.all()
  return v.parse(v.tupleWithRest([CountSchema], CountSchema), results)
}
