import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { causeOf } from '../src/log.ts'

it('names the error in one short line', () => {
  expect(causeOf(new TypeError('first\n  second'))).toBe('TypeError: first second')
  expect(causeOf(new Error('word '.repeat(5000)))).toHaveLength(200)
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

it('cuts before it matches, so that a long text costs no more than a short one', () => {
  const replace = vi.spyOn(String.prototype, 'replace')
  for (const text of ['a'.repeat(1_000_000), `${'a'.repeat(500_000)} ${'b'.repeat(500_000)}`, 'a@'.repeat(500_000)]) {
    expect(causeOf(new Error(text)).length).toBeLessThanOrEqual(200)
  }
  const lengths = replace.mock.contexts.map((text) => String(text).length)
  replace.mockRestore()
  expect(lengths.length).toBeGreaterThan(0)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1000)
})

it('leaves no half of an address where it cuts', () => {
  for (let before = 880; before <= 1010; before++) {
    const cause = causeOf(new Error(`${'<somebody@museum.example> '.repeat(60).slice(0, before)} ada@museum.example`))
    expect(cause.replaceAll('<address>', '')).not.toMatch(/ada|somebody|museum/)
  }
})
