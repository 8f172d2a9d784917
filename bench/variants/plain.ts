import type { ExecutionContext } from 'hono'
import type { Bindings } from '../../src/env.ts'

/** The site without its page cache: every request renders its page. */
export default {
  async fetch(request: Request, env: Bindings, context: ExecutionContext) {
    const { app } = await import('../../src/app.ts')
    return app.fetch(request, env, context)
  },
}
