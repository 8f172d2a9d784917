import * as v from 'valibot'
import { expect, it } from 'vitest'
import { isUnproven, judgeSigns, shortestFilling } from '../../src/mail/judge.ts'
import { SignsSchema } from '../../src/schemas/judgement.ts'

it.each([
  ['nothing', {}, []],
  ['an empty decoy', { homepage: '' }, []],
  ['a blank decoy', { homepage: ' \n' }, []],
  ['a filled decoy', { homepage: 'https://cheap.example' }, ['honeypot']],
  ['time enough', { filledIn: shortestFilling }, []],
  ['too little time', { filledIn: shortestFilling - 1 }, ['too-fast']],
  ['no time', { filledIn: 0 }, ['too-fast']],
  ['both', { homepage: 'x', filledIn: 1 }, ['honeypot', 'too-fast']],
])('%s', (_case, signs, reasons) => {
  expect(judgeSigns(signs)).toEqual({ verdict: reasons.length > 0 ? 'spam' : 'ham', reasons })
})

it.each([
  [null, 'ham', [], false],
  ['passed', 'ham', [], false],
  ['missing', 'ham', ['turnstile-missing'], true],
  ['unavailable', 'ham', ['turnstile-unavailable'], true],
  ['failed', 'spam', ['turnstile-failed'], false],
] as const)('Turnstile says %s', (finding, verdict, reasons, unproven) => {
  expect(judgeSigns({}, finding)).toEqual({ verdict, reasons })
  expect(isUnproven(finding)).toBe(unproven)
})

it.each([
  [{}, {}],
  [null, {}],
  ['text', {}],
  [{ homepage: 7, filledIn: 'long', turnstile: {} }, {}],
  [{ filledIn: -1, turnstile: '' }, {}],
  [{ filledIn: Number.POSITIVE_INFINITY, turnstile: 'x'.repeat(2049) }, { filledIn: Number.POSITIVE_INFINITY }],
  [
    { homepage: '', filledIn: 4000, turnstile: 'token', name: 'Ada' },
    { homepage: '', filledIn: 4000, turnstile: 'token' },
  ],
])('signs that cannot be understood count as missing: %j', (input, signs) => {
  expect(v.parse(SignsSchema, input)).toEqual(signs)
})
