import { describe, expect, it } from 'vitest'
import { messageLimit, requiredFieldsMessage, validateContactmail } from '../../src/contactmails/contactmail.ts'
import { mailOf } from '../helpers/mail.ts'

const messageOf = (message: string) => validateContactmail(mailOf({ message })).mail?.message
const refusedFields = (fields: Parameters<typeof mailOf>[0]) =>
  validateContactmail(mailOf(fields)).refusal?.issues.map(({ field }) => field)

describe('the length of a message', () => {
  it.each([
    ['letters', 'x'.repeat(messageLimit)],
    ['line feeds', `x${'\n'.repeat(messageLimit - 2)}x`],
    ['carriage returns with line feeds, each pair counted once', `x${'\r\n'.repeat(messageLimit - 2)}x`],
    ['carriage returns', `x${'\r'.repeat(messageLimit - 2)}x`],
    ['emoji, two code units each', '🛶'.repeat(messageLimit / 2)],
    ['blanks around it, which are not counted', `  \r\n${'x'.repeat(messageLimit)}\r\n  `],
  ])('may be the limit: %s', (_case, message) => {
    expect(messageOf(message)).toHaveLength(messageLimit)
  })

  it.each([
    ['letters', 'x'.repeat(messageLimit + 1)],
    ['line breaks', `x${'\r\n'.repeat(messageLimit - 1)}x`],
    ['emoji', `${'🛶'.repeat(messageLimit / 2)}x`],
  ])('may not be one more: %s', (_case, message) => {
    expect(refusedFields({ message })).toEqual(['message'])
    expect(validateContactmail(mailOf({ message })).refusal?.message).not.toBe(requiredFieldsMessage)
  })
})

it.each([
  ['one\r\ntwo', 'one\ntwo'],
  ['one\rtwo', 'one\ntwo'],
  ['one\n\r\ntwo', 'one\n\ntwo'],
  ['one\n\ttwo', 'one\n\ttwo'],
])('keeps the line breaks and tabs of a message: %j', (sent, kept) => {
  expect(messageOf(sent)).toBe(kept)
})

it.each([
  'José Ñandú',
  'O’Brien',
  "d'Arcy",
  '李小龍',
  'Żółć',
  'محمد',
  '👩🏽‍🚀 Ada',
  'N\u0303ame',
  'Ann-Marie (curator)',
])('takes the name %s', (name) => {
  expect(validateContactmail(mailOf({ name })).mail?.name).toBe(name)
})

it.each([
  'a@b.co',
  "o'brien@x.co",
  'a.b+c_d@sub.domain.example',
  'UPPER@CASE.EXAMPLE',
  '!#$%&*/=?^_`{|}~-@x.co',
  `a@${'b'.repeat(63)}.co`,
  'a@xn--bcher-kva.example',
  'a@1.2',
])('takes the address %s', (email) => {
  expect(validateContactmail(mailOf({ email })).mail?.email).toBe(email)
})

it.each([
  'a@b',
  'a@localhost',
  'a',
  '@b.co',
  'a@',
  'a@b.',
  'a@.co',
  'a@b..co',
  'a@-b.co',
  'a@b-.co',
  'a b@c.co',
  'a@b c.co',
  'a@@b.co',
  'a@b.co, c@d.co',
  'Ada <a@b.co>',
  '"a b"@c.co',
  'a@[127.0.0.1]',
  'ä@b.co',
  `a@${'b'.repeat(64)}.co`,
])('refuses the address %s', (email) => {
  expect(refusedFields({ email })).toEqual(['email'])
})
