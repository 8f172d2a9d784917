import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { countBinned } from '../../../contactmails/deletion/changes.ts'
import { idsFromSender } from '../../../contactmails/deletion/erase.ts'

const FromSenderSchema = v.object({
  count: v.number(),
  topics: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  elsewhere: v.array(v.object({ id: v.string(), subject: v.string() })),
})
export type FromSender = v.InferOutput<typeof FromSenderSchema>

export const findFromSender = async (db: D1Database, email: string): Promise<FromSender> => {
  const ids = idsFromSender('?1')
  const [counted, threads] = await db.batch([
    db
      .prepare(
        `SELECT (SELECT COUNT(*) FROM contactmails WHERE id IN (${ids}))
              + (${countBinned('?1')}) AS count,
                (SELECT json_group_array(topic) FROM contactmails WHERE topic <> '' AND id IN (${ids})) AS topics`,
      )
      .bind(email),
    db
      .prepare(
        `SELECT id, subject FROM contactmails
         WHERE id IN (SELECT contactmail_id FROM replies WHERE id IN (${ids})) AND id NOT IN (${ids}) LIMIT 100`,
      )
      .bind(email),
  ])
  const [row] = v.parse(v.array(v.object({ count: v.number(), topics: v.string() })), counted?.results)
  return v.parse(FromSenderSchema, { ...row, elsewhere: threads?.results })
}
