import { env } from 'cloudflare:workers'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../src/paths.ts'
import { answerOf, ask } from '../helpers/api.ts'
import { brokenDatabase } from '../helpers/contactmails.ts'
import { always, faultyDatabase } from '../helpers/faults.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('says that D1 answers', async () => {
  const response = await ask(paths.api.health)
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.json()).toEqual({ database: 'answers' })
})

it.each([
  ['fails', brokenDatabase],
  ['stalls', faultyDatabase(env.DB, always('stall'))],
])('says 503 when it %s', async (_case, DB) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const response = await ask(paths.api.health, {}, { ...env, DB })
  expect(response.status).toBe(503)
  expect((await answerOf(response)).message).not.toContain('D1_ERROR')
})

it('is only read', async () => {
  const response = await ask(paths.api.health, { method: 'POST' })
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})
