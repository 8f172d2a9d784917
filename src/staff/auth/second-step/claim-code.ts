import { base64Url } from '@better-auth/utils/base64'
import { createHash } from '@better-auth/utils/hash'
import * as v from 'valibot'
import { exists, selectOne, sql } from '../../../database/sql.ts'
import type { Auth } from '../../guards/auth.ts'

/** better-auth refuses and counts it. */
const wrong = ''

export const claimCode = async (auth: Auth, db: D1Database, userId: string, code: string): Promise<string> => {
  const secret = await findTotpSecret(db, userId)
  if (!secret) return wrong
  const { totpStepOf } = await import('./totp-step.ts')
  const step = await totpStepOf(auth, secret, code)
  return step !== null && (await claimTotpStep(db, userId, step)) ? code : wrong
}

const ChallengeSchema = v.object({ userId: v.string(), email: v.string(), lockedUntil: v.nullable(v.string()) })
export type Challenge = v.InferOutput<typeof ChallengeSchema>

export const findChallenge = async (db: D1Database, identifier: string, now = new Date()) =>
  selectOne(db, ChallengeSchema)`
    SELECT user.id AS userId, user.email, twoFactor.lockedUntil
    FROM verification JOIN user ON user.id = verification.value LEFT JOIN twoFactor ON twoFactor.userId = user.id
    WHERE verification.identifier = ${await storedIdentifier(identifier)} AND verification.expiresAt > ${now.toISOString()}`

export const storedIdentifier = async (identifier: string): Promise<string> =>
  base64Url.encode(await createHash('SHA-256').digest(identifier), { padding: false })

export const deleteChallenges = (db: D1Database, userId: string) =>
  sql(db)`DELETE FROM verification WHERE value = ${userId}`.run()

export const findTotpSecret = (db: D1Database, userId: string) =>
  sql(db)`SELECT secret FROM twoFactor WHERE userId = ${userId}`.first<string>('secret')

/** Marks a time step and all before it as used, atomically. Returns false if it was used before. */
export const claimTotpStep = (db: D1Database, userId: string, step: number) => exists(db)`
  UPDATE twoFactor SET lastStep = ${step} WHERE userId = ${userId} AND (lastStep IS NULL OR lastStep < ${step})
  RETURNING lastStep`
