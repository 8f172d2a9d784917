import type { ExecutionContext } from 'hono'
import { countPageView } from './analytics/page-counts.ts'
import type { Bindings } from './env.ts'
import { isBuiltPage } from './site/rendering/built-pages.ts'
import { pageCache } from './site/rendering/page-cache.ts'

/** What renders and routes is imported with the first request that needs it: jobs and unchanged pages never do. */
const app = async (request: Request, env: Bindings, context: ExecutionContext) => {
  const { app } = await import('./app.ts')
  return app.fetch(request, env, context)
}
const site = pageCache(app, isBuiltPage)

export default {
  async fetch(request: Request, env: Bindings, context: ExecutionContext) {
    const response = await site.fetch(request, env, context)
    countPageView(env, request, response, isBuiltPage)
    return response
  },
  async email(message: ForwardableEmailMessage, env: Bindings) {
    const { receive } = await import('./contactmails/inbound/receive.ts')
    return receive(message, env)
  },
  async queue(batch: MessageBatch<unknown>, env: Bindings) {
    const { consume } = await import('./contactmails/jobs/consume.ts')
    return consume(batch, env)
  },
  async scheduled(controller: ScheduledController, env: Bindings) {
    const { scheduled } = await import('./contactmails/jobs/scheduled.ts')
    return scheduled(controller, env)
  },
}
