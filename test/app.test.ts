import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../src/paths.ts'
import { securityHeaderNames } from './helpers/security.ts'
import { ask } from './helpers/site.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['/brands/domain/fishing', paths.domain('main')],
  ['/Brands/Domain/FISHING/', paths.domain('main')],
  ['/brands/domain/travel-and-tourism', paths.domain('main')],
  ['/brands/xyz', paths.home],
  ['/BRANDS/XYZ/', paths.home],
  ['/brands', paths.notFound],
  ['/brands/fmg/deeper', paths.notFound],
  ['/brands/domain/creative/deeper', paths.notFound],
  ['/newsroom/no-such-article', paths.notFound],
  ['/newsroom/the-vr-voyage-is-a-finalist/deeper', paths.notFound],
  ['/nowhere', paths.notFound],
  ['/our-story.html', paths.notFound],
  ['/index.php?x=1', paths.notFound],
  ['/v1', paths.notFound],
  ['/v1/apis', paths.notFound],
])('%s is unknown and leads to %s', async (path, target) => {
  for (const method of ['GET', 'HEAD']) {
    const response = await ask(path, { method })
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(target)
  }
})

it.each(['/nowhere', '/brands/xyz', '/brands/domain/fishing'])(
  'gives the unknown path %s no metadata',
  async (path) => {
    expect(await (await ask(path)).text()).toBe('')
  },
)

it.each([paths.api.root, `${paths.api.root}/`, `${paths.api.root}/nothing`, '/V1/API/nothing'])(
  '%s is a JSON 404',
  async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await ask(path, { method })
      expect(response.status).toBe(404)
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    }
  },
)

it.each([`${paths.assets}/gone.js`, `${paths.art}/plates/gone.svg`, '/Assets/Gone.JS'])(
  '%s is a plain 404',
  async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
    expect(response.headers.get('Location')).toBeNull()
  },
)

describe('security headers', () => {
  it.each([
    ['a page', paths.ourStory, {}],
    ['a canonical redirect', '/Our-Story', {}],
    ['a redirect of an unknown path', '/nowhere', {}],
    ['the page for what is missing', paths.notFound, {}],
    ['a refused method', paths.ourStory, { method: 'POST' }],
    ['a missing file', `${paths.assets}/gone.js`, {}],
    ['an API answer', paths.api.contactmails, { method: 'POST', body: '{}' }],
    ['an API 404', `${paths.api.root}/nothing`, {}],
    ['the sitemap', paths.sitemap, {}],
    ['robots.txt', paths.robots, {}],
  ])('are on %s', async (_case, path, init) => {
    const { headers } = await ask(path, init)
    for (const name of securityHeaderNames) expect(headers.get(name), name).toMatch(/\S/)
  })
})

const fail = () => {
  throw new Error('secret nonsense')
}

it('answers a page’s failure with 500 and ways on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = new Proxy(env, { get: (bindings, name) => (name === 'DB' ? fail() : Reflect.get(bindings, name)) })
  const response = await ask(paths.admin.contactmails, { headers: { Cookie: 'forager.session_token=x' } }, broken)
  expect(response.status).toBe(500)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
  for (const name of securityHeaderNames) expect(response.headers.get(name), name).toMatch(/\S/)
  const html = await response.text()
  expect(html).toContain(`href="${paths.home}"`)
  expect(html).not.toContain('secret')
})

it('answers a failure with 500, its headers and no word of the cause', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = new Proxy(env, {
    get: (bindings, name) =>
      name === 'BEACON_LIMIT' || name === 'VISITOR_LIMIT' ? fail() : Reflect.get(bindings, name),
  })
  const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }
  const response = await ask(paths.api.contactmails, init, broken)
  expect(response.status).toBe(500)
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
  for (const name of securityHeaderNames) expect(response.headers.get(name), name).toMatch(/\S/)
  expect(await response.text()).not.toContain('secret')
  expect(log).toHaveBeenCalledOnce()
})
