import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { auditInsertion } from '../../guards/audit-entry.ts'

/** How long a link works. */
export const resetMinutes = 30

const UserToResetSchema = v.object({ id: v.string(), name: v.string(), email: v.string() })
export type UserToReset = v.InferOutput<typeof UserToResetSchema>

/** The account with this address unless it is disabled. */
export const findUserToReset = async (db: D1Database, email: string): Promise<UserToReset | null> => {
  const row = await db
    .prepare('SELECT id, name, email FROM user WHERE email = ?1 AND banned IS NOT 1')
    .bind(email)
    .first()
  return row && v.parse(UserToResetSchema, row)
}

/** Stores a token's hash and deletes those that are over. */
export const insertReset = async (db: D1Database, userId: string, hash: string, now = new Date()) => {
  const expiresAt = new Date(now.getTime() + resetMinutes * 60_000)
  await db.batch([
    db.prepare('DELETE FROM password_resets WHERE expires_at <= ?1').bind(now.toISOString()),
    db
      .prepare('INSERT INTO password_resets (token, user_id, expires_at) VALUES (?1, ?2, ?3)')
      .bind(hash, userId, expiresAt.toISOString()),
  ])
}

/** The account of a link that still works. */
export const findUserOfReset = async (db: D1Database, hash: string, now = new Date()): Promise<UserToReset | null> => {
  const row = await db
    .prepare(
      `SELECT user.id, user.name, user.email FROM password_resets JOIN user ON user.id = password_resets.user_id
       WHERE token = ?1 AND expires_at > ?2 AND banned IS NOT 1`,
    )
    .bind(hash, now.toISOString())
    .first()
  return row && v.parse(UserToResetSchema, row)
}

/** Uses a link up, atomically. Returns false if it was used before. */
export const claimReset = async (db: D1Database, hash: string): Promise<boolean> =>
  (await db.prepare('DELETE FROM password_resets WHERE token = ?1 RETURNING token').bind(hash).first()) !== null

/** Sets the password; ends the account's sessions, sign-ins that wait for a code, and other links. */
export const setPassword = async (db: D1Database, { id, email }: UserToReset, hash: string, now = new Date()) => {
  const updatedAt = now.toISOString()
  await db.batch([
    db
      .prepare(`UPDATE account SET password = ?2, updatedAt = ?3 WHERE userId = ?1 AND providerId = 'credential'`)
      .bind(id, hash, updatedAt),
    db.prepare('UPDATE user SET mustChangePassword = 0, updatedAt = ?2 WHERE id = ?1').bind(id, updatedAt),
    db.prepare('DELETE FROM session WHERE userId = ?1').bind(id),
    db.prepare('DELETE FROM verification WHERE value = ?1').bind(id),
    db.prepare('DELETE FROM password_resets WHERE user_id = ?1').bind(id),
    auditInsertion(db, { actor: email, action: 'password-reset' }, now),
  ])
}
