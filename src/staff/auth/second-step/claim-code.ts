import { base64Url } from '@better-auth/utils/base64'
import { createHash } from '@better-auth/utils/hash'
import type { D1Database } from '@cloudflare/workers-types'
import * as v from 'valibot'
import type { Auth } from '../../guards/auth.ts'
import { plainCode } from '../credentials/account-schema.ts'

const wrong = ''

export const claimCode = async (auth: Auth, db: D1Database, userId: string, code: string): Promise<string> => {
  const secret = await findTotpSecret(db, userId)
  if (!secret) return wrong
  const { totpStepOf } = await import('./totp-step.ts')
  const step = await totpStepOf(auth, secret, code)
  return step !== null && (await claimTotpStep(db, userId, step)) ? code : wrong
}

export const findRecoveryCode = async (
  auth: Auth,
  db: D1Database,
  userId: string,
  code: string,
): Promise<string | null> => {
  if (!(await findTotpSecret(db, userId))) return null
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } })
  return backupCodes.find((stored) => plainCode(stored) === code) ?? null
}

const ChallengeSchema = v.object({ userId: v.string(), email: v.string(), lockedUntil: v.nullable(v.string()) })
export type Challenge = v.InferOutput<typeof ChallengeSchema>

export const findChallenge = async (
  db: D1Database,
  identifier: string,
  now = new Date(),
): Promise<Challenge | null> => {
  const row = await db
    .prepare(
      `SELECT user.id AS userId, user.email, twoFactor.lockedUntil
       FROM verification JOIN user ON user.id = verification.value LEFT JOIN twoFactor ON twoFactor.userId = user.id
       WHERE verification.identifier = ?1 AND verification.expiresAt > ?2`,
    )
    .bind(await storedIdentifier(identifier), now.toISOString())
    .first()
  return row && v.parse(ChallengeSchema, row)
}

const storedIdentifier = async (identifier: string) =>
  base64Url.encode(await createHash('SHA-256').digest(identifier), { padding: false })

export const deleteChallenges = async (db: D1Database, userId: string) => {
  await db.prepare('DELETE FROM verification WHERE value = ?1').bind(userId).run()
}

export const findTotpSecret = async (db: D1Database, userId: string): Promise<string | null> => {
  const row = await db.prepare('SELECT secret FROM twoFactor WHERE userId = ?1').bind(userId).first()
  return row && v.parse(v.object({ secret: v.string() }), row).secret
}

/** Marks a time step and all before it as used, atomically. Returns false if it was used before. */
export const claimTotpStep = async (db: D1Database, userId: string, step: number): Promise<boolean> => {
  const { results } = await db
    .prepare(
      `UPDATE twoFactor SET lastStep = ?2 WHERE userId = ?1 AND (lastStep IS NULL OR lastStep < ?2) RETURNING lastStep`,
    )
    .bind(userId, step)
    .all()
  return results.length > 0
}
