import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../src/api.ts'
import { paths } from '../../src/paths.ts'
import { publishingPages } from '../../src/publishing.tsx'
import { isPagePath } from '../../src/site/pages/all.ts'
import { staffMenu } from '../../src/staff/frame/staff-menu.ts'
import { staff as pages } from '../../src/staff/routes.ts'
import { accessStatus, ask, endGrace, freshTeam, storeMails } from '../helpers/staff.ts'

const { admin } = paths

const signInPages: string[] = [paths.login, paths.loginCode, paths.loginForgot, paths.loginReset]

/** Routes for everybody. Whatever else there is, or will be, is for staff. */
const publicRoutes = [
  `POST ${paths.api.contactmails}`,
  `GET ${paths.api.health}`,
  `POST ${paths.api.beacon}`,
  `POST ${paths.api.login}`,
  `POST ${paths.api.loginPasskey}`,
  `POST ${paths.api.loginPasskeyOptions}`,
  `POST ${paths.api.logout}`,
  ...signInPages.flatMap((path) => [`GET ${path}`, `POST ${path}`]),
  `POST ${paths.logout}`,
  // Leads to the inbox or to sign-in.
  `GET ${admin.root}`,
]

/** Everything at or below the pages that only admins see in the menu. */
const adminAreas: string[] = staffMenu.filter(({ isForAdmins }) => isForAdmins).map(({ href }) => href)
const adminRoutes = [
  `DELETE ${paths.api.contactmail(':id')}`,
  `POST ${paths.api.contactmailsAct('delete')}`,
  `POST ${paths.api.users}`,
]
/** Everything at or below these paths is for admins and whom they have allowed to publish. */
const publishingAreas = [admin.publish, paths.api.publishing]
/** Where a second step is set up, one's sessions are ended, or the password is changed. */
const beforeSecondStep = [
  `GET ${admin.account}`,
  `POST ${admin.account}`,
  `POST ${admin.secondStep}`,
  `POST ${admin.secondStepAct('confirm')}`,
  `POST ${admin.sessionEnd(':id')}`,
  `POST ${admin.otherSessionsEnd}`,
  `POST ${admin.passkeyAct(':id', 'remove')}`,
  `POST ${admin.passkeyAct(':id', 'rename')}`,
  `POST ${paths.api.passkeys}`,
  `POST ${paths.api.passkeyOptions}`,
]

type Route = { name: string; method: string; path: string }

/** Every route once, as Hono lists them, without those that only say that a method is missing. */
const routesOf = (app: { routes: { method: string; path: string }[] }, root = ''): Route[] => {
  const all = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, path: (root + path).replace(/\/$/, '') || '/' }))
    .map((route) => ({ ...route, name: `${route.method} ${route.path}` }))
  return [...new Map(all.map((route) => [route.name, route])).values()].filter((route) => !isMissingMethod(route))
}

const isMissingMethod = ({ method, path }: { method: string; path: string }) =>
  signInPages.includes(path) && !['GET', 'POST'].includes(method)

const formResults = { redirectToForm: async () => new Response(), forgetResult: () => {} }
const apiApp = api({
  formResults,
  isPublicPage: () => false,
  findTopic: () => undefined,
  checkFiles: async () => [],
})
const routes = [...routesOf(apiApp, paths.api.root), ...routesOf(pages), ...routesOf(publishingPages)]
const guarded = routes.filter(({ name }) => !publicRoutes.includes(name))
const isForAdmins = ({ name, path }: Route) => adminRoutes.includes(name) || isWithin(adminAreas, path)
const isWithin = (areas: string[], path: string) => areas.some((area) => path === area || path.startsWith(`${area}/`))

let id = ''
let cookies = { staff: '', admin: '' }
const start = async () => {
  cookies = await freshTeam()
  await endGrace()
  ;[id = ''] = await storeMails(1)
}

type Asked = { cookie?: string; headers?: Record<string, string | undefined>; bindings?: object }
const statusOf = async ({ method, path }: Route, { cookie = '', headers = own, bindings = {} }: Asked = {}) => {
  const answer = await ask(path.replace(/:\w+/g, id), { method, cookie, headers }, { ...env, ...bindings })
  if (headers === own) expect(answer.headers.get('Cache-Control')).toBe('no-store')
  if (headers === own) expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  return accessStatus(answer)
}

const own = {}
const foreign = [{ Origin: 'https://evil.example' }, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'null' }]
const withForgedSignature = (cookies: string) =>
  cookies.replace(/(?<=session_token=[^.;]*\.)[^;]*/, 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D')

describe.each(guarded)('$name', (route) => {
  beforeAll(start)

  it('refuses nobody in particular', async () => {
    expect(await statusOf(route)).toBe(401)
    for (const cookie of ['__Host-forager.session_token=forged.signature', withForgedSignature(cookies.staff)])
      expect(await statusOf(route, { cookie })).toBe(401)
  })

  it.runIf(route.method !== 'GET')('refuses what another site starts', async () => {
    for (const headers of [...foreign, { Origin: undefined }])
      expect(await statusOf(route, { cookie: cookies.admin, headers })).toBe(403)
  })

  it('refuses admins without a second step, except where they set it up', async () => {
    const status = await statusOf(route, {
      cookie: cookies.admin,
      bindings: { REQUIRE_ADMIN_TWO_FACTOR: 'true' },
    })
    if (beforeSecondStep.includes(route.name)) expect([401, 403]).not.toContain(status)
    else expect(status).toBe(403)
  })

  it('refuses disabled accounts', async () => {
    await start()
    await env.DB.exec('UPDATE user SET banned = 1')
    for (const cookie of Object.values(cookies)) expect(await statusOf(route, { cookie })).toBe(401)
  })

  const isForPublishers = isWithin(publishingAreas, route.path)
  const who = isForAdmins(route) ? 'only admins' : isForPublishers ? 'those who may publish' : 'staff and admins'
  it(`lets ${who} pass`, async () => {
    await start()
    const byStaff = await statusOf(route, { cookie: cookies.staff })
    if (isForAdmins(route) || isForPublishers) expect(byStaff).toBe(403)
    else expect([401, 403]).not.toContain(byStaff)
    if (isForPublishers) {
      await env.DB.exec('UPDATE user SET mayPublish = 1')
      expect([401, 403]).not.toContain(await statusOf(route, { cookie: cookies.staff }))
    }
    await start()
    expect([401, 403]).not.toContain(await statusOf(route, { cookie: cookies.admin }))
  })
})

describe('a route for everybody', () => {
  beforeEach(start)
  const changing = routes.filter(({ name, method }) => publicRoutes.includes(name) && method !== 'GET')

  it.each(changing)('$name refuses what another site starts', async (route) => {
    for (const headers of foreign) expect(await statusOf(route, { headers })).toBe(403)
  })
})

const calls = routes.filter(({ path }) => path.startsWith(paths.api.root) && path !== paths.api.beacon)
it.each(calls)('$path answers another method than $method with 405', async ({ path, method }) => {
  const answer = await ask(path.replace(/:\w+/g, id), { method: 'PUT', cookie: cookies.admin })
  expect(answer.status).toBe(405)
  expect(answer.headers.get('Allow')?.split(', ')).toContain(method)
})

it('the lists name routes that exist', () => {
  const names = routes.map(({ name }) => name)
  for (const name of [...publicRoutes, ...adminRoutes, ...beforeSecondStep]) expect(names).toContain(name)
  for (const area of adminAreas) expect(routes.some(({ path }) => path === area)).toBe(true)
  expect(guarded.length).toBeGreaterThan(45)
})

it('every page is found in another spelling, too', () => {
  const opened = [...routesOf(pages), ...routesOf(publishingPages)].filter(({ method }) => method === 'GET')
  for (const { path } of opened.filter(({ path }) => path !== paths.logout))
    expect(isPagePath(path.replace(/:\w+/g, id)), path).toBe(true)
  for (const path of ['/admin/%0d', '/admin/\r\nx', '/admin/é', '/administration']) expect(isPagePath(path)).toBe(false)
})
