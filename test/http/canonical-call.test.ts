import { expect, it } from 'vitest'
import { calls, paths } from '../../src/paths.ts'
import { ask } from '../helpers/site.ts'

it('knows the calls', () => {
  const known = [paths.api.contactmails, paths.api.contactmailsAuth, paths.api.login, paths.api.health]
  expect(calls).toEqual(expect.arrayContaining(known))
})

it.each(calls)('%s has one spelling, to which reading leads by a 301, as to that of a page', async (path) => {
  for (const other of [path.toUpperCase(), `${path}/`, `${path.toUpperCase()}//`, path.replace('/api/', '/%61pi/')]) {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
      const response = await ask(`${other}?Q=1&next=//evil.example`, { method })
      expect([response.status, response.headers.get('Location')], other).toEqual([
        method === 'GET' || method === 'HEAD' ? 301 : 308,
        `${path}?Q=1&next=//evil.example`,
      ])
    }
  }
})

it.each(['//V1/API/HEALTH', '/v1//api/health/', '//evil.example/v1/api/health', '/%2F%2Fevil.example/v1/api/health/'])(
  'leads %s to no other host',
  async (path) => {
    const location = (await ask(path)).headers.get('Location') ?? '/'
    expect(new URL(location, 'https://forager.example').host).toBe('forager.example')
    expect(location).not.toMatch(/^\/[/\\]/)
  },
)

it.each(['/V1/API/nothing', `${paths.api.contactmail('B5A1')}/unknown-act`, `${paths.api.root}/%E0%A4%A`])(
  '%s is still nothing',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)
