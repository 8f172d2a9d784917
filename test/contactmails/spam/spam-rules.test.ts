import * as v from 'valibot'
import { expect, it } from 'vitest'
import { classify, isInconclusive, minFillTime, SignalsSchema } from '../../../src/contactmails/spam/spam-rules.ts'

it.each([
  ['nothing', {}, []],
  ['an empty decoy', { homepage: '' }, []],
  ['a blank decoy', { homepage: ' \n' }, []],
  ['a filled decoy', { homepage: 'https://cheap.example' }, ['honeypot']],
  ['time enough', { filledIn: minFillTime }, []],
  ['too little time', { filledIn: minFillTime - 1 }, ['too-fast']],
  ['no time', { filledIn: 0 }, ['too-fast']],
  ['both', { homepage: 'x', filledIn: 1 }, ['honeypot', 'too-fast']],
])('%s', (_case, signals, reasons) => {
  expect(classify(signals)).toEqual({ verdict: reasons.length > 0 ? 'spam' : 'ham', reasons })
})

it.each([
  [null, 'ham', [], false],
  ['passed', 'ham', [], false],
  ['missing', 'ham', ['turnstile-missing'], true],
  ['unavailable', 'ham', ['turnstile-unavailable'], true],
  ['failed', 'spam', ['turnstile-failed'], false],
] as const)('Turnstile says %s', (finding, verdict, reasons, unproven) => {
  expect(classify({}, finding)).toEqual({ verdict, reasons })
  expect(isInconclusive(finding)).toBe(unproven)
})

it.each([
  [{}, {}],
  [{ homepage: 7, filledIn: 'long', turnstile: {} }, {}],
  [{ filledIn: -1, turnstile: '' }, {}],
  [{ filledIn: Number.POSITIVE_INFINITY, turnstile: 'x'.repeat(2049) }, { filledIn: Number.POSITIVE_INFINITY }],
  [
    { homepage: '', filledIn: 4000, turnstile: 'token', name: 'Ada' },
    { homepage: '', filledIn: 4000, turnstile: 'token' },
  ],
])('signs that cannot be understood count as missing: %j', (input, signals) => {
  expect(v.parse(SignalsSchema, input)).toEqual(signals)
})
