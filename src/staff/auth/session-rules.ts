/** The name that authenticator apps show. */
export const issuer = 'Forager'

/** A session ends an hour after its last use and twelve hours after sign-in. Source: NIST SP 800-63B, AAL2 */
export const idleSeconds = 60 * 60
export const absoluteSeconds = 12 * 60 * 60

/** `__Host-` keeps a cookie to this one host; browsers take it over https alone. */
export const cookiePrefix = (origin: string) => (origin.startsWith('https:') ? '__Host-forager' : 'forager')
