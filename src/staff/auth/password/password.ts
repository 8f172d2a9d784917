import * as v from 'valibot'
import { PasswordSchema } from '../credentials/account-schema.ts'

export const newPasswordProblem = async (password: string, own: string[]): Promise<string | null> => {
  const parsed = v.safeParse(PasswordSchema, password)
  if (!parsed.success) return parsed.issues[0].message
  const { isGuessable } = await import('./password-strength.ts')
  return isGuessable(password, own) ? 'This password is too easy to guess. Choose another, e.g. four words.' : null
}

export const samePassword = 'This is the password that the account has now. Choose another.'
