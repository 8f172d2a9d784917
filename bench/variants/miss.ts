import type { ExecutionContext } from 'hono'
import type { Bindings } from '../../src/env.ts'
import { isBuiltPage } from '../../src/site/rendering/built-pages.ts'
import { pageCache } from '../../src/site/rendering/page-cache.ts'
import plain from './plain.ts'

/** The site with a new page cache per request: every request is a miss that stores its page. */
export default {
  fetch: (request: Request, env: Bindings, context: ExecutionContext) =>
    pageCache(plain.fetch, isBuiltPage).fetch(request, env, context),
}
