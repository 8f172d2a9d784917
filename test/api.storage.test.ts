import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../src/paths.ts'
import { ask, bodyOf } from './helpers/api.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe.each(['GET', 'POST', 'PUT', 'DELETE'])('%s', (method) => {
  it.each([`${paths.api.root}/nothing`, `${paths.api.contactmails}/x/y`, `${paths.api.contactmails}/`])(
    '%s is a JSON 404',
    async (path) => {
      const response = await ask(path, { method })
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
      expect((await bodyOf(response)).message).toMatch(/\S/)
    },
  )
})

it('calls no other origin by default', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch')
  await ask(paths.api.contactmails)
  expect(fetch).not.toHaveBeenCalled()
})

it('answers by itself if API_ORIGIN is invalid', async () => {
  const response = await ask(paths.api.contactmails, { method: 'POST' }, { ...env, API_ORIGIN: 'nonsense' })
  expect(response.status).toBe(415)
})
