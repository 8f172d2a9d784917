export const issuer = 'Forager'

/** A session ends an hour after its last use and twelve hours after sign-in. Source: NIST SP 800-63B, AAL2 */
export const idleSeconds = 60 * 60
export const absoluteSeconds = 12 * 60 * 60

/** `__Host-` limits a cookie to this host. Browsers accept it over https only. */
export const cookiePrefix = (origin: string) => (origin.startsWith('https:') ? '__Host-forager' : 'forager')
