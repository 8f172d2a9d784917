import { expect, it } from 'vitest'
import { isTransient } from '../../src/database/retry-d1.ts'

it.each([
  ['Network connection lost.', true],
  ['D1 DB reset because its code was updated.', true],
  ['Internal error while starting up D1 DB storage caused object to be reset.', true],
  ['Internal error in D1 DB storage caused object to be reset.', true],
  ['Cannot resolve D1 DB due to transient issue on remote node.', true],
  ['D1 DB is overloaded. Requests queued for too long.', false],
  ['D1 DB is overloaded. Too many requests queued.', false],
  ['D1 DB storage operation exceeded timeout which caused object to be reset.', false],
  ["D1 DB's isolate exceeded its memory limit and was reset.", false],
  ['D1 DB exceeded its CPU time limit and was reset.', false],
  ['no such table: contactmails: SQLITE_ERROR', false],
])('%s is tried again: %s', (message, expected) => {
  expect(isTransient(new Error(`D1_ERROR: ${message}`))).toBe(expected)
})

it('does not try again what is no error', () => {
  expect(isTransient('Network connection lost.')).toBe(false)
})
