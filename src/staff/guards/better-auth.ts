import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { admin, twoFactor } from 'better-auth/plugins'
import { adminAc, userAc } from 'better-auth/plugins/admin/access'
import { log } from '../../log.ts'
import { cookiePrefix, idleSeconds, issuer } from './session-rules.ts'

type Options = { db: D1Database; secret: string; origin: string }

/** better-auth on D1. None of its own routes is mounted, so sign-up, account linking and the like are out of reach. */
export const createAuth = ({ db, secret, origin }: Options) =>
  betterAuth({
    appName: issuer,
    baseURL: origin,
    secret,
    database: db,
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 12,
      revokeSessionsOnPasswordReset: true,
    },
    verification: { storeIdentifier: 'hashed' },
    user: {
      additionalFields: { mayPublish: { type: 'boolean', required: false, input: false } },
    },
    session: {
      expiresIn: idleSeconds,
      updateAge: 60,
      additionalFields: { secondStep: { type: 'string', required: false, input: false } },
    },
    advanced: {
      // better-auth's `__Secure-` prefix would let other hosts of the domain overwrite the cookies.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(origin),
      defaultCookieAttributes: { secure: origin.startsWith('https:'), httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      database: { generateId: 'uuid' },
    },
    // Its messages contain no personal data.
    logger: { level: 'error', log: (_level, cause) => log('better-auth', { cause }) },
    plugins: [
      admin({ roles: { staff: userAc, admin: adminAc }, defaultRole: 'staff', adminRoles: ['admin'] }),
      twoFactor({
        issuer,
        twoFactorCookieMaxAge: 300,
        backupCodeOptions: { customBackupCodesGenerate: () => Array.from({ length: 10 }, newRecoveryCode) },
      }),
      passkey({
        rpName: issuer,
        rpID: new URL(origin).hostname,
        origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) => requireVerifiedUser(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) => requireVerifiedUser(verification.authenticationInfo.userVerified),
        },
        advanced: { webAuthnChallengeCookie: 'passkey' },
      }),
    ],
  })

/** A passkey that checks no PIN or biometrics is no second step. */
async function requireVerifiedUser(isVerified: boolean | undefined) {
  if (!isVerified) throw new APIError('FORBIDDEN')
}

/** 32 characters that do not look alike; ten of them are 50 bits. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

function newRecoveryCode() {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}
