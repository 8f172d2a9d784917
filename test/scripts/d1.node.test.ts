import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { quote, withValues, wranglerDatabase } from '../../scripts/d1.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wrangler-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** A command that refuses so many times in the words of wrangler, then answers one row; it counts how often it ran. */
const pretendWrangler = (refusals: number, text: string) => {
  const lines = [
    '#!/usr/bin/env node',
    `const fs = require('node:fs')`,
    `const file = __dirname + '/runs'`,
    `fs.appendFileSync(file, '.')`,
    `const isRefused = fs.readFileSync(file).length <= ${refusals}`,
    `console.log(isRefused ? '${JSON.stringify({ error: { text } })}' : '[{ "results": [{ "one": 1 }] }]')`,
    'process.exitCode = Number(isRefused)',
  ]
  writeFileSync(join(folder, 'wrangler'), lines.join('\n'), { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
  return () => readFileSync(join(folder, 'runs')).length
}

it.each([
  [4, 'database is locked: SQLITE_BUSY', 5, { one: 1 }],
  [9, 'database is locked: SQLITE_BUSY', 5, /SQLITE_BUSY/],
  [1, 'no such table: SQLITE_ERROR', 1, /no such table/],
])('asks again only while another process writes (%i x %s)', async (refusals, text, runs, outcome) => {
  const count = pretendWrangler(refusals, text)
  const answer = wranglerDatabase({}).prepare('SELECT 1 AS one').first()
  if (outcome instanceof RegExp) await expect(answer).rejects.toThrow(outcome)
  else expect(await answer).toEqual(outcome)
  expect(count()).toBe(runs)
})

it.each([
  ['plain', "'plain'"],
  ["O'Brien", "'O''Brien'"],
  ["'; DROP TABLE user; --", "'''; DROP TABLE user; --'"],
  ['?1', "'?1'"],
  ['\\', "'\\'"],
  ['', "''"],
  [7, '7'],
  [null, 'NULL'],
])('quotes %j', (value, literal) => expect(quote(value)).toBe(literal))

it.each([['a\0b'], [undefined], [Number.NaN], [{}], [['a']]])('refuses %j', (value) => {
  expect(() => quote(value)).toThrow()
})

it('puts each value in its place, once', () => {
  expect(withValues('SELECT ?2, ?1, ?1', ["?2 'x'", 3])).toBe("SELECT 3, '?2 ''x''', '?2 ''x'''")
  expect(() => withValues('SELECT ?2', ['one'])).toThrow()
})
