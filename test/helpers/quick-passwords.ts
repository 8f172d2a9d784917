import { randomBytes, scryptSync } from 'node:crypto'

/** Stands in for `@better-auth/utils/password` at a thousandth of its cost. Browser tests use the real one. */
export const hashPassword = async (password: string) => {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${hash(password, salt)}`
}

export const verifyPassword = async (stored: string, password: string) => {
  const [salt = '', key] = stored.split(':')
  return hash(password, salt) === key
}

const hash = (password: string, salt: string) =>
  scryptSync(password.normalize('NFKC'), salt, 64, { N: 16, r: 1, p: 1 }).toString('hex')
