import type { D1Database } from '@cloudflare/workers-types'
import type { Staff } from '../../guards/staff.ts'

export const deleteSessionOfToken = async (db: D1Database, token: string) => {
  await db.prepare('DELETE FROM session WHERE token = ?1').bind(token).run()
}

export const deleteOtherSessions = async (db: D1Database, userId: string, token: string) => {
  await db.prepare('DELETE FROM session WHERE userId = ?1 AND token <> ?2').bind(userId, token).run()
}

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
