import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { accessSettings } from '../../env.ts'
import { refuse } from '../../http/refuse.ts'
import { isUnder, paths } from '../../paths.ts'
import type { StaffContext, StaffEnv } from './session.ts'

const message = 'Open this through Cloudflare Access.'

export const cloudflareAccess: MiddlewareHandler<StaffEnv> = async (c, next) =>
  (await hasPassedAccess(c)) ? next() : refuseOutside(c)

export const refuseOutside = (c: StaffContext) =>
  isUnder(c.req.path, paths.api.root) ? refuse(c, { status: 403, message }) : c.text(message, 403)

/** True with a valid Access token, or without Access. A wrong setting lets nobody in. */
export const hasPassedAccess = async (c: StaffContext): Promise<boolean> => {
  const settings = accessSettings(c.env)
  if (!settings) return settings === null
  // Access adds the header on the paths of its application only; its cookie comes with every call.
  const token = c.req.header('Cf-Access-Jwt-Assertion') ?? getCookie(c, 'CF_Authorization')
  if (!token) return false
  const { isAccessToken } = await import('./access-token.ts')
  return isAccessToken(token, settings)
}
