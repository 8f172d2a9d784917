import * as v from 'valibot'
import { expect, it } from 'vitest'
import { EmailSchema, PasswordSchema } from '../../../../src/staff/auth/credentials/account-schema.ts'

const isTaken = (password: string) => v.safeParse(PasswordSchema, password).success

it.each(['xK9-plm2Qw7z', 'пять тихих чаек', '🦭🌊🏔️🚢🪵🐚🦀⚓🌲🌧️🦦🐟', 'x'.repeat(128)])('takes %s', (password) =>
  expect(isTaken(password)).toBe(true),
)

it.each([
  ['eleven of them', 'xK9-plm2Qw7'],
  ['eleven of two code units', '🦭'.repeat(11)],
  ['129 of them', `${'four quiet harbour seals '.repeat(5)}wave`],
  ['a number', 123456789012 as unknown as string],
])('refuses %s', (_name, password) => expect(isTaken(password)).toBe(false))

const isAddress = (text: string) => v.safeParse(EmailSchema, text).success

it.each(["o'brien@gibsons.example", 'Ada.Quill+web@forager.example', 'a@xn--bcher-kva.example'])(
  'takes the address %s',
  (text) => expect(isAddress(text)).toBe(true),
)

// The sign-in of better-auth takes none of them.
it.each(['ada@bücher.example', 'josé@forager.example', 'a&b@forager.example', 'ada@forager', 'a..b@forager.example'])(
  'refuses the address %s',
  (text) => expect(isAddress(text)).toBe(false),
)
