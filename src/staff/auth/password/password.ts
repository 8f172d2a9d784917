import * as v from 'valibot'
import { isGuessable } from './guessable.ts'

/** A new password. Source: NIST SP 800-63B, section "Password Verifiers" */
export const PasswordSchema = v.pipe(
  v.string('Enter a password.'),
  v.check((password) => [...password].length >= 12, 'A password has at least 12 characters.'),
  // better-auth counts UTF-16 code units.
  v.maxLength(128, 'A password has at most 128 characters.'),
)

/** The reason to refuse a new password, or null. `own` are the owner's names. */
export const newPasswordProblem = async (password: string, own: string[]): Promise<string | null> => {
  const parsed = v.safeParse(PasswordSchema, password)
  if (!parsed.success) return parsed.issues[0].message
  return (await isGuessable(password, own))
    ? 'This password is too easy to guess. Choose another, e.g. four words.'
    : null
}

export const samePassword = 'This is the password that the account has now. Choose another.'
