import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'

const PasskeyRowSchema = v.object({ id: v.string(), name: v.nullable(v.string()), createdAt: v.nullable(v.string()) })
export type PasskeyRow = v.InferOutput<typeof PasskeyRowSchema>

export const listPasskeys = async (db: D1Database, userId: string): Promise<PasskeyRow[]> => {
  const { results } = await db.prepare('SELECT id, name, createdAt FROM passkey WHERE userId = ?1').bind(userId).all()
  const rows = v.parse(v.array(PasskeyRowSchema), results)
  return rows.toSorted((a, b) => (a.createdAt ?? '').localeCompare(b.createdAt ?? ''))
}

export const hasPasskey = async (db: D1Database, email: string): Promise<boolean> =>
  (await db
    .prepare('SELECT 1 FROM passkey WHERE userId = (SELECT id FROM user WHERE email = ?1)')
    .bind(email)
    .first()) !== null

export const renamePasskey = async (db: D1Database, userId: string, id: string, name: string): Promise<boolean> =>
  (await db
    .prepare('UPDATE passkey SET name = ?3 WHERE userId = ?1 AND id = ?2 RETURNING id')
    .bind(userId, id, name)
    .first()) !== null

export const deletePasskey = async (db: D1Database, userId: string, id: string): Promise<boolean> =>
  (await db.prepare('DELETE FROM passkey WHERE userId = ?1 AND id = ?2 RETURNING id').bind(userId, id).first()) !== null
