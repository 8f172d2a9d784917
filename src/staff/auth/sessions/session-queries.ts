import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import { absoluteSeconds } from '../../guards/session-rules.ts'
import type { Staff } from '../../guards/staff.ts'

const SessionRowSchema = v.object({
  id: v.string(),
  /** ISO 8601, UTC. */
  signedInAt: v.string(),
  usedAt: v.string(),
  userAgent: v.nullable(v.string()),
})
export type SessionRow = v.InferOutput<typeof SessionRowSchema>

export const listSessions = async (db: D1Database, userId: string, now = new Date()): Promise<SessionRow[]> => {
  const { results } = await db
    .prepare(
      `SELECT id, createdAt AS signedInAt, updatedAt AS usedAt, userAgent FROM session
       WHERE userId = ?1 AND expiresAt > ?2 AND createdAt > ?3`,
    )
    .bind(userId, now.toISOString(), new Date(now.getTime() - absoluteSeconds * 1000).toISOString())
    .all()
  return v.parse(v.array(SessionRowSchema), results).toSorted((a, b) => b.usedAt.localeCompare(a.usedAt))
}

export const deleteSessionOfToken = async (db: D1Database, token: string) => {
  await db.prepare('DELETE FROM session WHERE token = ?1').bind(token).run()
}

export const deleteSession = async (db: D1Database, userId: string, id: string): Promise<boolean> => {
  const { results } = await db
    .prepare('DELETE FROM session WHERE userId = ?1 AND id = ?2 RETURNING id')
    .bind(userId, id)
    .all()
  return results.length > 0
}

export const deleteSessionsBut = async (db: D1Database, userId: string, id: string): Promise<number> => {
  const { results } = await db
    .prepare('DELETE FROM session WHERE userId = ?1 AND id <> ?2 RETURNING id')
    .bind(userId, id)
    .all()
  return results.length
}

export const deleteOtherSessions = async (db: D1Database, userId: string, token: string) => {
  await db.prepare('DELETE FROM session WHERE userId = ?1 AND token <> ?2').bind(userId, token).run()
}

/** Records the account's first sign-in. Returns false if there was one before. */
export const claimFirstSignIn = async (db: D1Database, email: string, now = new Date()): Promise<boolean> => {
  const row = await db
    .prepare('UPDATE user SET firstSignInAt = ?2 WHERE email = ?1 AND firstSignInAt IS NULL RETURNING id')
    .bind(email, now.toISOString())
    .first()
  return row !== null
}

export const markSession = async (
  db: D1Database,
  token: string | undefined,
  secondStep: Staff['session']['secondStep'],
) => {
  await db
    .prepare('UPDATE session SET secondStep = ?2 WHERE token = ?1')
    .bind(token ?? '', secondStep)
    .run()
}
