import * as v from 'valibot'
import { expect, it } from 'vitest'
import { PasswordSchema } from '../../src/schemas/password.ts'

const isTaken = (password: string) => v.safeParse(PasswordSchema, password).success

it.each([
  'four quiet harbour seals',
  'correct horse battery anchor',
  'xK9-plm2Qw7z',
  'пять тихих чаек',
  '🦭🌊🏔️🚢🪵🐚🦀⚓🌲🌧️🦦🐟',
  'aaaaabbbbbcccccdddddeeeee1',
  `${'abcd efgh '.repeat(12)}12345678`,
])('takes %s', (password) => expect(isTaken(password)).toBe(true))

it.each([
  ['eleven of them', 'xK9-plm2Qw7'],
  ['129 of them', `${'four quiet harbour seals '.repeat(5)}wave`],
  ['a common one', 'Password1234'],
  ['a common one in disguise', 'P@ssw0rd!2026'],
  ['a common one twice', 'passwordpassword'],
  ['the site’s name', 'Forager2026!!!!'],
  ['one character', 'aaaaaaaaaaaaaaa'],
  ['four characters', 'abababcdcdcd'],
  ['the alphabet', 'abcdefghijklmno'],
  ['a row of keys', 'qwertyuiop12345'],
  ['digits', '123456789012'],
  ['a listed phrase', 'correcthorsebatterystaple'],
  ['a number', 123456789012 as unknown as string],
])('refuses %s', (_name, password) => expect(isTaken(password)).toBe(false))
