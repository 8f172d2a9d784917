import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { roles } from '../schemas/user.ts'

const flag = v.pipe(
  v.nullable(v.number()),
  v.transform((value) => value === 1),
)
const UserRowSchema = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  isDisabled: flag,
  hasTwoFactor: flag,
  createdAt: v.string(),
})
export type UserRow = v.InferOutput<typeof UserRowSchema>

const columns = `id, name, email, role, banned AS isDisabled, twoFactorEnabled AS hasTwoFactor, createdAt`

/** Every account, by e-mail address. */
export const listUsers = async (db: D1Database): Promise<UserRow[]> => {
  const { results } = await db.prepare(`SELECT ${columns} FROM user ORDER BY email`).all()
  return v.parse(v.array(UserRowSchema), results)
}

export const findUser = async (db: D1Database, id: string): Promise<UserRow | null> => {
  const row = await db.prepare(`SELECT ${columns} FROM user WHERE id = ?1`).bind(id).first()
  return row && v.parse(UserRowSchema, row)
}

/** Whether an account has this address. */
export const isUserEmail = async (db: D1Database, email: string): Promise<boolean> =>
  (await db.prepare('SELECT 1 FROM user WHERE email = ?1').bind(email.toLowerCase()).first()) !== null

/** The address of the account whose second step this is, or null. */
export const findChallengedEmail = async (db: D1Database, identifier: string): Promise<string | null> => {
  const row = await db
    .prepare(
      `SELECT user.email FROM verification JOIN user ON user.id = verification.value
       WHERE verification.identifier = ?1`,
    )
    .bind(identifier)
    .first()
  return row && v.parse(v.object({ email: v.string() }), row).email
}

/** Removes what is over: sessions and second steps. */
export const deleteExpiredSessions = async (db: D1Database, now = new Date()) => {
  await db.batch(
    ['DELETE FROM session WHERE expiresAt < ?1', 'DELETE FROM verification WHERE expiresAt < ?1'].map((sql) =>
      db.prepare(sql).bind(now.toISOString()),
    ),
  )
}
