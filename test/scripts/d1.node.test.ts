import { expect, it } from 'vitest'
import { quote, withValues } from '../../scripts/d1.ts'

it.each([
  ['plain', "'plain'"],
  ["O'Brien", "'O''Brien'"],
  ["'; DROP TABLE user; --", "'''; DROP TABLE user; --'"],
  ['?1', "'?1'"],
  ['\\', "'\\'"],
  ['', "''"],
  ['é\0', "CAST(x'c3a900' AS TEXT)"],
  [7, '7'],
  [null, 'NULL'],
])('quotes %j', (value, literal) => expect(quote(value)).toBe(literal))

it.each([[undefined], [Number.NaN], [{}], [['a']]])('refuses %j', (value) => {
  expect(() => quote(value)).toThrow()
})

it('replaces each placeholder once, also where a value looks like one', () => {
  expect(withValues('SELECT ?2, ?1, ?1', ["?2 'x'", 3])).toBe("SELECT 3, '?2 ''x''', '?2 ''x'''")
  expect(() => withValues('SELECT ?2', ['one'])).toThrow()
})

it('gives placeholders without a number their values in turn, and leaves quoted text alone', () => {
  expect(withValues("SELECT ?, 'why?', ?", ['?', 3])).toBe("SELECT '?', 'why?', 3")
  expect(() => withValues('SELECT ?, ?', ['one'])).toThrow()
})
