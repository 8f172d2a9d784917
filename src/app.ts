import { type Env, type ErrorHandler, Hono, type NotFoundHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { countNotFound } from './analytics/page-counts.ts'
import type { AppEnv } from './env.ts'
import { lazyRoute } from './http/background.ts'
import { canonicalPath, https, toCanonical } from './http/canonical-url.ts'
import { nothingHere, refuse } from './http/refuse.ts'
import { reportSettings, requestId, sameRequestId } from './http/request-id.ts'
import { securityHeaders } from './http/security-headers.ts'
import { causeOf, log, maskedPath } from './log.ts'
import { calls, isUnder, paths } from './paths.ts'
import { feeds, isFeed } from './site/feeds/route.ts'
import { Document } from './site/layout/document.tsx'
import { forgetResult, redirectToForm } from './site/layout/native-post.ts'
import { isPagePath, isPublicPage, isSitePage, nextChange, pages } from './site/pages/all.ts'
import { unknownPathTarget } from './site/pages/not-found/page.tsx'
import { findTopic } from './site/publication/topics.ts'
import { inlineHashes } from './site/rendering/built-pages.ts'
import { pageHeaders } from './site/rendering/page-headers.ts'
import { render } from './site/rendering/renderer.tsx'
import type { CheckFiles } from './staff/publishing/operations.ts'

const missing: NotFoundHandler<AppEnv> = (c) => {
  const path = toCanonical(c.req.path)
  if (isUnder(path, paths.api.root)) return refuse(c, nothingHere)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead && (isSitePage(path) || isFeed(path))) return c.text('Method not allowed', 405, { Allow: 'GET, HEAD' })
  countNotFound(c.env, c.req.raw, path)
  if (isUnder(path, paths.assets) || isUnder(path, paths.art)) return c.text('Not found', 404)
  return c.redirect(unknownPathTarget(path), 302)
}

const failed: ErrorHandler<AppEnv> = (error, c) => {
  const requestId = c.get('requestId')
  log('request-failed', { requestId, path: maskedPath(c.req.path), cause: causeOf(error) })
  if (isUnder(c.req.path, paths.api.root))
    return refuse(c, { status: 500, message: 'Something went wrong on our side.' })
  return c.html(failedPage(requestId), 500)
}

const failedPage = (requestId: string) => `<!doctype html>
<html lang="en-CA">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Something went wrong · Forager</title>
<h1>Something went wrong on our side</h1>
<p>Please try again. If it happens again, <a href="${paths.contact}">tell us</a> this number: ${requestId}.</p>
<p><a href="${paths.home}">Home</a></p>
</html>`

/** Loaded on first use; readers never need it. */
const part = <Of extends Env>(path: string, routes: Hono<Of>) => {
  const app = new Hono<AppEnv>().use(sameRequestId()).use(render(Document)).route(path, routes).onError(failed)
  const otherMethod = methodNotAllowed({ app })
  return app.notFound(async (c) => {
    // Hono's middleware turns a 404 into a 405 where another method has a route.
    c.res = c.body(null, 404)
    await otherMethod(c, async () => {})
    if (c.res.status === 404) c.res = await missing(c)
    return c.res
  })
}
const checkFiles: CheckFiles = async (...file) => (await import('./site/pages/check-files.ts')).checkFiles(...file)
const api = lazyRoute(async () => {
  const { api } = await import('./api.ts')
  const formResults = { redirectToForm, forgetResult }
  return part(paths.api.root, api({ formResults, isPublicPage, findTopic, checkFiles }))
})
const publishing = lazyRoute(async () => part('/', (await import('./publishing.tsx')).publishingPages))
const staff = lazyRoute(async () => part('/', (await import('./staff/routes.ts')).staff))

export const app = new Hono<AppEnv>()
  .use(requestId())
  .use(securityHeaders(inlineHashes))
  .use(reportSettings())
  .use(pageHeaders(nextChange))
  .use(https())
  .use(canonicalPath((path) => isPagePath(path) || isFeed(path) || calls.includes(path)))
  .use(canonicalPath((path) => calls.includes(path), 308))
  .use(render(Document))
  .all(`${paths.api.root}/*`, api)
  .all(`${paths.login}/*`, staff)
  .all(paths.logout, staff)
  .all(`${paths.admin.publish}/*`, publishing)
  .all(`${paths.admin.root}/*`, staff)
  .route('/', feeds)
  .route('/', pages)
  .notFound(missing)
  .onError(failed)
