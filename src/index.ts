import type { MessageBatch, ScheduledController } from '@cloudflare/workers-types'
import type { ExecutionContext } from 'hono'
import { countPageView } from './analytics/page-view.ts'
import type { Bindings } from './env.ts'
import { isBuiltPage } from './layout/built-pages.ts'
import { pageCache } from './middleware/page-cache.ts'

/** What renders and routes is imported with the first request that needs it: jobs and unchanged pages never do. */
const app = async (request: Request, env: Bindings, context: ExecutionContext) => {
  const { app } = await import('./app.ts')
  return app.fetch(request, env, context)
}
const site = pageCache(app, { isPublic: isBuiltPage })

async function counted(request: Request, env: Bindings, context: ExecutionContext) {
  const response = await site.fetch(request, env, context)
  countPageView(env, request, response, isBuiltPage)
  return response
}

export default {
  fetch(request: Request, env: Bindings, context: ExecutionContext) {
    return env.ANALYTICS ? counted(request, env, context) : site.fetch(request, env, context)
  },
  async queue(batch: MessageBatch<unknown>, env: Bindings) {
    const { consume } = await import('./mail/consume.ts')
    return consume(batch, env)
  },
  async scheduled(controller: ScheduledController, env: Bindings) {
    const { scheduled } = await import('./mail/scheduled.ts')
    return scheduled(controller, env)
  },
}
