import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { maskedPath } from '../src/log.ts'
import { ask } from './helpers/site.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['/our-story', '/our-story'],
  ['/v1/api/nothing', '/v1/api/nothing'],
  ['/ada@museum.example', '/<address>'],
  ['/contact/ada%40museum.example/x', '/contact/<address>/x'],
  ['/ada%2540museum.example', '/<address>'],
  ['/call/604-555-0123', '/call/<number>'],
  ['/call/+1%20(604)%20555%200123', '/call/+<number>'],
  ['/reset/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', '/reset/<id>'],
  ['/v1/api/contactmails/0b7e3c58-54f1-4d5c-9f3a-1f2e3d4c5b6a', '/v1/api/contactmails/<id>'],
])('%s is logged as %s', (path, masked) => {
  expect(maskedPath(path)).toBe(masked)
})

it('lets no run of three digits and no address through, whatever the path', () => {
  const hostile = fc.stringMatching(/^[\d@%240a./-]*$/)
  fc.assert(fc.property(fc.oneof(fc.string(), hostile), (path) => !/\d{3}|@/.test(maskedPath(path))))
  for (const path of ['a'.repeat(100_000), '/ada'.repeat(60), `/${'a/'.repeat(98)}ada%40museum.example`]) {
    expect(maskedPath(path).length).toBeLessThanOrEqual(202)
    expect(maskedPath(path)).not.toMatch(/%|museum/)
  }
})

it('is what the site writes of a refused request', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {})
  for (const path of ['/v1/api/ada@museum.example', '/v1/api/ada%40museum.example', '/v1/api/tel/6045550123']) {
    await ask(path)
  }
  const paths = log.mock.calls.map(([entry]) => JSON.parse(entry).path)
  expect(paths).toEqual(['/v1/api/<address>', '/v1/api/<address>', '/v1/api/tel/<number>'])
})
