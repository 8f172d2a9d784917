import { Hono } from 'hono'
import { countNotFound } from './analytics/not-found.ts'
import { api } from './api/api.ts'
import { nothingHere, refuse } from './api/refuse.ts'
import type { AppEnv } from './env.ts'
import { causeOf, log } from './mail/log.ts'
import { canonicalPath, toCanonical } from './middleware/canonical-path.ts'
import { https } from './middleware/https.ts'
import { render } from './middleware/render.tsx'
import { requestId } from './middleware/request-id.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { isPagePath, isPublicPage, pages } from './pages/all.ts'
import { answerForm } from './pages/contact/answer.tsx'
import { feeds } from './pages/feeds/route.ts'
import { unknownPathTarget } from './pages/not-found/unknown-path.ts'
import { paths } from './paths.ts'

export const app = new Hono<AppEnv>()
  .use(requestId({ report: (line) => log('info', 'refused', line) }))
  .use(securityHeaders())
  .use(https())
  .use(canonicalPath({ isKnown: isPagePath }))
  .use(render())
  .route(paths.api.root, api({ answerForm, isPublicPage }))
  .route('/', feeds)
  .route('/', pages)

if (import.meta.env.DEV) app.route('/', (await import('./pages/styleguide/route.tsx')).route)

app.notFound((c) => {
  const path = toCanonical(c.req.path)
  if (path === paths.api.root || path.startsWith(`${paths.api.root}/`)) {
    return refuse(c, nothingHere)
  }
  if (isPagePath(path)) return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' })
  countNotFound(c.env, c.req.raw, path)
  if ([paths.assets, paths.art].some((folder) => path.startsWith(`${folder}/`))) return c.text('Not found', 404)
  return c.redirect(unknownPathTarget(path), 302)
})

app.onError((error, c) => {
  const requestId = c.get('requestId')
  log('error', 'request-failed', { requestId, path: c.req.path, cause: causeOf(error) })
  if (c.req.path.startsWith(paths.api.root)) {
    return refuse(c, { status: 500, message: 'Something went wrong on our side.' })
  }
  return c.text(`Something went wrong on our side. Please try again. (${requestId})`, 500)
})
