import type { D1Database } from '@cloudflare/workers-types'
import { betterAuth } from 'better-auth'
import { admin, twoFactor } from 'better-auth/plugins'
import { adminAc, userAc } from 'better-auth/plugins/admin/access'
import { cookiePrefix, idleSeconds, issuer } from './session-rules.ts'

type Options = { db: D1Database; secret: string; origin: string }

/**
 * better-auth on D1. Only its functions are called: none of its own routes is mounted, so that sign-up, account
 * linking and whatever else it brings cannot be reached. Loaded by `auth.ts` when somebody needs it.
 */
export const createAuth = ({ db, secret, origin }: Options) =>
  betterAuth({
    appName: issuer,
    baseURL: origin,
    secret,
    database: db,
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12, maxPasswordLength: 128 },
    session: { expiresIn: idleSeconds, updateAge: 60, freshAge: 0 },
    // Attempts are counted in D1, for each account and each address: see limits.ts.
    rateLimit: { enabled: false },
    advanced: {
      // The prefix is ours: better-auth would set `__Secure-`, which other hosts of the domain may overwrite.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(origin),
      defaultCookieAttributes: { secure: origin.startsWith('https:'), httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      database: { generateId: 'uuid' },
    },
    // Its messages name neither people nor mails, and what went wrong is in the record.
    logger: {
      level: 'error',
      log: (level, message) => console.error(JSON.stringify({ event: 'better-auth', level, message })),
    },
    plugins: [
      admin({ roles: { staff: userAc, admin: adminAc }, defaultRole: 'staff', adminRoles: ['admin'] }),
      twoFactor({ issuer, twoFactorCookieMaxAge: 300 }),
    ],
  })

export type Auth = ReturnType<typeof createAuth>
