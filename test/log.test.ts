import * as v from 'valibot'
import { expect, it } from 'vitest'
import { causeOf } from '../../src/mail/log.ts'

it('names the error in one short line', () => {
  expect(causeOf(new TypeError('first\n  second'))).toBe('TypeError: first second')
  expect(causeOf(new Error('x'.repeat(5000)))).toHaveLength(200)
  expect(causeOf('a text that somebody threw')).toBe('unknown')
})

it('holds no address', () => {
  const cause = causeOf(new Error('<ada@museum.example> refused; "o\'brien@keepers.example" too'))
  expect(cause).not.toMatch(/ada|brien|museum/)
})

it('does not repeat what failed a check', () => {
  const cause = (() => {
    try {
      v.parse(v.literal('x'), 'secret')
    } catch (error) {
      return causeOf(error)
    }
  })()
  expect(cause).toBe('ValiError')
})
