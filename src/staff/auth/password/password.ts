import * as v from 'valibot'
import { siteNames } from '../../../site/content/site-names.ts'
import { PasswordSchema } from '../credentials/account-schema.ts'

/** The reason to refuse a new password, or null. `own` are the owner's names. */
export const newPasswordProblem = async (password: string, own: string[]): Promise<string | null> => {
  const parsed = v.safeParse(PasswordSchema, password)
  if (!parsed.success) return parsed.issues[0].message
  return (await isGuessable(password, own))
    ? 'This password is too easy to guess. Choose another, e.g. four words.'
    : null
}

export const samePassword = 'This is the password that the account has now. Choose another.'

/** A power of ten: two orders above what zxcvbn calls very unguessable. */
const minGuessesLog10 = 12

/** Whether a password is common, or made of names from the site or `own`. */
export const isGuessable = async (password: string, own: string[]): Promise<boolean> => {
  const { guessesOf } = await import('./password-strength.ts')
  const plain = plainOf(password)
  const names = [...siteNames, ...own].map(plainOf)
  const words = [...new Set(names.flatMap((name) => [name, ...name.split(/[^\p{L}]+/u)]))].filter(Boolean)
  const texts = [plain, plain.replaceAll(/\s/g, '')]
  return isMadeOf(plain, words) || texts.some((text) => guessesOf(text, words) < minGuessesLog10)
}

const plainOf = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether at most two letters remain once these words are removed. */
function isMadeOf(plain: string, words: string[]) {
  const letters = lettersOf(plain)
  const rest = words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(lettersOf(word) || '\0', ''), letters)
  return rest.length < letters.length && rest.length <= 2
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')
