import type { D1Database } from '@cloudflare/workers-types'
import type { Auth } from '../../guards/auth.ts'
import { plainCode } from '../account/account-schema.ts'
import { claimTotpStep, findTotpSecret } from './second-step-queries.ts'

const wrong = ''

/** Marks a code as used. Returns the code to pass to better-auth, which counts failures. */
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
