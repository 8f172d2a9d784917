import type { ExecutionContext } from 'hono'
import { countPageView } from './analytics/page-view.ts'
import { app } from './app.ts'
import type { Bindings } from './env.ts'
import { consume } from './mail/consume.ts'
import { scheduled } from './mail/scheduled.ts'
import { isPublicPage } from './pages/all.ts'

export default { fetch, queue: consume, scheduled }

async function fetch(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
  const response = await app.fetch(request, env, context)
  countPageView(env, request, response, isPublicPage)
  return response
}
