import { createOTP } from '@better-auth/utils/otp'
import { symmetricDecrypt } from 'better-auth/crypto'
import { timingSafeEqual } from 'hono/utils/buffer'
import type { Auth } from '../../guards/auth.ts'

const stepMilliseconds = 30_000

export const totpStepOf = async (auth: Auth, encryptedSecret: string, code: string) => {
  const { secretConfig } = await auth.$context
  const otp = createOTP(await symmetricDecrypt({ key: secretConfig, data: encryptedSecret }))
  const current = Math.floor(Date.now() / stepMilliseconds)
  let found: number | null = null
  for (const step of [current - 1, current, current + 1])
    if (await timingSafeEqual(await otp.hotp(step), code)) found = step
  return found
}
