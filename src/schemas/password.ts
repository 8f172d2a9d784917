import * as v from 'valibot'
import { commonPasswords, commonWords } from './common-passwords.ts'

const count = (text: string) => [...text].length

/**
 * What a new password has to be: 12 to 128 characters of any kind, and none that is tried first.
 * Source: NIST SP 800-63B, section "Password Verifiers"
 */
export const PasswordSchema = v.pipe(
  v.string('Enter a password.'),
  v.check((password) => count(password) >= 12, 'A password has at least 12 characters.'),
  // better-auth counts UTF-16 code units.
  v.maxLength(128, 'A password has at most 128 characters.'),
  v.check((password) => !isCommon(password), 'This password is too easily guessed. Choose another, e.g. four words.'),
)

/** On the list, one of its words with decoration, a run of the keyboard, or hardly more than one character. */
function isCommon(password: string) {
  const plain = password.normalize('NFKC').toLowerCase()
  if (commonPasswords.has(plain) || new Set(plain).size < 5) return true
  const letters = unleet(plain).replaceAll(/[^\p{L}]/gu, '')
  if (commonWords.some((word) => letters.includes(word) && letters.replaceAll(word, '').length <= 2)) return true
  return isRun(plain)
}

function unleet(text: string) {
  const letters: Record<string, string> = {
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '@': 'a',
    $: 's',
  }
  return text.replaceAll(/(?<=\p{L})[013457@$](?=\p{L})/gu, (character) => letters[character] ?? character)
}

/** Nothing but neighbours on the keyboard or in the alphabet, in either direction, repeated or not. */
function isRun(text: string) {
  const rows = [
    'abcdefghijklmnopqrstuvwxyz',
    '0123456789'.repeat(3),
    'qwertyuiop',
    'asdfghjkl',
    'zxcvbnm',
    '1qaz2wsx3edc4rfv5tgb',
  ]
  const directions = rows.flatMap((row) => [row, [...row].reverse().join('')])
  let rest = text
  while (rest) {
    const length = Math.max(...directions.map((row) => commonStart(rest, row)))
    if (length < 3) return false
    rest = rest.slice(length)
  }
  return true
}

/** How many characters at the start of `text` stand together in `row`. */
function commonStart(text: string, row: string) {
  const start = row.indexOf(text.charAt(0))
  if (start < 0) return 0
  let length = 0
  while (length < text.length && text[length] === row[start + length]) length += 1
  return length
}
