import { type ErrorHandler, Hono, type NotFoundHandler } from 'hono'
import { countNotFound } from './analytics/not-found.ts'
import { nothingHere, refuse } from './api/refuse.ts'
import type { AppEnv } from './env.ts'
import { causeOf, log } from './mail/log.ts'
import { canonicalPath, toCanonical } from './middleware/canonical-path.ts'
import { https } from './middleware/https.ts'
import { lazily } from './middleware/lazily.ts'
import { pageHeaders } from './middleware/page-headers.ts'
import { render } from './middleware/render.tsx'
import { requestId, sameRequestId } from './middleware/request-id.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { isPagePath, isPublicPage, pages } from './pages/all.ts'
import { feeds } from './pages/feeds/route.ts'
import { unknownPathTarget } from './pages/not-found/unknown-path.ts'
import { paths } from './paths.ts'

const missing: NotFoundHandler<AppEnv> = (c) => {
  const path = toCanonical(c.req.path)
  if (path === paths.api.root || path.startsWith(`${paths.api.root}/`)) {
    return refuse(c, nothingHere)
  }
  if (isPagePath(path)) return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' })
  countNotFound(c.env, c.req.raw, path)
  if ([paths.assets, paths.art].some((folder) => path.startsWith(`${folder}/`))) return c.text('Not found', 404)
  return c.redirect(unknownPathTarget(path), 302)
}

const failed: ErrorHandler<AppEnv> = (error, c) => {
  const requestId = c.get('requestId')
  log('error', 'request-failed', { requestId, path: c.req.path, cause: causeOf(error) })
  if (c.req.path.startsWith(paths.api.root)) {
    return refuse(c, { status: 500, message: 'Something went wrong on our side.' })
  }
  return c.text(`Something went wrong on our side. Please try again. (${requestId})`, 500)
}

/** What a visitor who only reads never needs, and so is not loaded with the rest. */
const part = () => new Hono<AppEnv>().use(sameRequestId()).use(render()).notFound(missing).onError(failed)
const api = lazily(async () => {
  const [{ api }, { answerForm }] = await Promise.all([import('./api/api.ts'), import('./pages/contact/answer.tsx')])
  return part().route(paths.api.root, api({ answerForm, isPublicPage }))
})
const staff = lazily(async () => part().route('/', (await import('./pages/staff.ts')).staff))

export const app = new Hono<AppEnv>()
  .use(requestId({ report: (line) => log('info', 'refused', line) }))
  .use(securityHeaders())
  .use(pageHeaders({ isPublic: isPublicPage }))
  .use(https())
  .use(canonicalPath({ isKnown: isPagePath }))
  .use(render())
  .all(`${paths.api.root}/*`, api)
  .all(`${paths.login}/*`, staff)
  .all(paths.logout, staff)
  .all(`${paths.admin.root}/*`, staff)
  .route('/', feeds)
  .route('/', pages)
  .notFound(missing)
  .onError(failed)

if (import.meta.env.DEV) app.route('/', (await import('./pages/styleguide/route.tsx')).route)
