import { expect, it } from 'vitest'
import { api } from '../../src/api.ts'
import { paths } from '../../src/paths.ts'
import { ask } from '../helpers/site.ts'

const formResults = { redirectToForm: async () => new Response(), forgetResult: () => {} }
const { routes } = api({
  formResults,
  contactPage: '/contact',
  isPublicPage: () => true,
  findTopic: () => undefined,
  checkFiles: async () => [],
})
const id = 'B5A1-Keeps-Its-Case'
/** What the API answers by itself: a call missing from `calls` in src/paths.ts fails here. */
const known = [...new Set(routes.map(({ path }) => path))]
  // Only the editor makes the calls of publishing, and spells them right.
  .filter((path) => !path.includes('*') && !path.startsWith('/publishing'))
  .map((path) =>
    (paths.api.root + path)
      .replace(/\/$/, '')
      .replace(':id', id)
      .replace(/:replyId|:file/, id),
  )
const spelled = (path: string) =>
  path
    .split(id)
    .map((part) => part.toUpperCase())
    .join(id)

it('knows the calls', () => {
  expect(known).toEqual(expect.arrayContaining([paths.api.contactmails, paths.api.health, paths.api.contactmail(id)]))
})

it.each(known.filter((path) => path !== paths.api.root))('%s has one spelling', async (path) => {
  for (const other of [spelled(path), `${path}/`, `${spelled(path)}//`, path.replace('/api/', '/%61pi/')]) {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
      const response = await ask(`${other}?Q=1&next=//evil.example`, { method })
      expect([response.status, response.headers.get('Location')], other).toEqual([
        308,
        `${path}?Q=1&next=//evil.example`,
      ])
      expect(response.headers.get('Cache-Control')).toBe('no-store')
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

it.each(['/V1/API/nothing', `${paths.api.root}/contactmails/${id}/unknown-act`, `${paths.api.root}/%E0%A4%A`])(
  '%s is still nothing',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)
