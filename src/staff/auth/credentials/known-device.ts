import { createHash } from '@better-auth/utils/hash'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import type { StaffContext } from '../../guards/session.ts'
import { cookiePrefix } from '../../guards/session-rules.ts'

const rememberedSeconds = 180 * 24 * 60 * 60

/** The id of a device that has signed in to this account before, or null. It exempts from limits and grants no access. */
export const knownDevice = async (c: StaffContext, account: string): Promise<string | null> => {
  const value = await getSignedCookie(c, secretOf(c, account), await nameOf(c, account))
  const [id = '', expires] = (value || '').split('.')
  return Number(expires) * 1000 > Date.now() ? id : null
}

export const rememberDevice = async (c: StaffContext, account: string) => {
  const id = (await knownDevice(c, account)) ?? crypto.randomUUID()
  const expires = Math.floor(Date.now() / 1000) + rememberedSeconds
  await setSignedCookie(c, await nameOf(c, account), `${id}.${expires}`, secretOf(c, account), {
    path: '/',
    httpOnly: true,
    secure: new URL(c.req.url).protocol === 'https:',
    sameSite: 'Lax',
    maxAge: rememberedSeconds,
  })
}

/** The key differs for each account, so the cookie of one is invalid for another. */
const secretOf = (c: StaffContext, account: string) => `${c.env.BETTER_AUTH_SECRET} known device of ${account}`

/** The name differs for each account, so people who share a device each have a cookie. */
async function nameOf(c: StaffContext, account: string) {
  const digest = await createHash('SHA-256', 'hex').digest(secretOf(c, account))
  return `${cookiePrefix(new URL(c.req.url).origin)}.known_device_${digest.slice(0, 8)}`
}
