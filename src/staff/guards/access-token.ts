import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { AccessSettings } from '../../env.ts'
import { causeOf, log } from '../../log.ts'

/** Cloudflare changes its keys every six weeks and keeps the previous ones for a week. */
const cacheMaxAge = 60 * 60 * 1000

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

/** Source: https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/validating-json/ */
export const isAccessToken = async (token: string, { teamDomain, audience }: AccessSettings): Promise<boolean> => {
  const issuer = `https://${teamDomain}`
  const options = { issuer, audience, algorithms: ['RS256'], requiredClaims: ['exp', 'iat'], clockTolerance: 30 }
  try {
    await jwtVerify(token, keysOf(issuer), options)
    return true
  } catch (error) {
    if (isFailure(error)) log('access-keys-unavailable', { cause: causeOf(error) })
    return false
  }
}

function keysOf(issuer: string) {
  const keys = keySets.get(issuer) ?? createRemoteJWKSet(new URL('/cdn-cgi/access/certs', issuer), { cacheMaxAge })
  keySets.set(issuer, keys)
  return keys
}

function isFailure(error: unknown) {
  return !(error instanceof errors.JOSEError) || ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].includes(error.code)
}
