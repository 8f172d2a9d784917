import type { D1Database } from '@cloudflare/workers-types'

/** Records that the account's owner has chosen the password. */
export const recordNewPassword = async (db: D1Database, userId: string) => {
  await db.prepare('UPDATE user SET mustChangePassword = 0 WHERE id = ?1').bind(userId).run()
}
