import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { beacon } from './analytics/beacon-call.ts'
import { countNotFound } from './analytics/page-counts.ts'
import { contactmails, type FormResults, maxBytes } from './contactmails/arrival/calls.ts'
import type { FindTopic } from './contactmails/topic.ts'
import { type AppEnv, apiOrigin } from './env.ts'
import { health } from './health/health.ts'
import { limitBody } from './http/body.ts'
import { forwardTo } from './http/proxy.ts'
import { nothingHere, refuse } from './http/refuse.ts'
import { sameOrigin } from './http/same-origin.ts'
import { paths } from './paths.ts'
import { recordForeign } from './staff/guards/own-pages.ts'
import { cookiePrefix } from './staff/guards/session-rules.ts'
import { inbox } from './staff/inbox/calls.ts'
import { publishing } from './staff/publishing/calls.ts'
import type { CheckFiles } from './staff/publishing/operations.ts'
import { users } from './staff/users/calls.ts'

type Options = {
  formResults: FormResults
  isPublicPage: (path: string) => boolean
  checkFiles: CheckFiles
  findTopic: FindTopic
}

/** All calls under `/v1/api`. With `API_ORIGIN` set, another server handles all but the beacon. */
export const api = ({ formResults, isPublicPage, findTopic, checkFiles }: Options) => {
  const app = new Hono<AppEnv>()
  return app
    .use(sameOrigin({ allowUnmarked: true, onRefused: recordForeign }))
    .route('/beacon', beacon({ isPublicPage }))
    .use(proxied)
    .use(methodNotAllowed({ app, onMethodNotAllowed: wrongMethod }))
    .route('/users', users())
    .route('/contactmails', inbox())
    .route('/contactmails', contactmails(formResults, findTopic))
    .route('/publishing', publishing({ check: checkFiles }))
    .route('/health', health)
    .all('*', (c) => {
      countNotFound(c.env, c.req.raw, c.req.path)
      return refuse(c, nothingHere)
    })
}

const wrongMethod = (c: Context<AppEnv>, methods: string[]) =>
  refuse(c, { status: 405, message: `Use ${methods.join(' or ')}.` }, { Allow: methods.join(', ') })

const limitedForVisitors = limitBody(maxBytes)

/** Staff send files of many sizes, so the other server limits them. */
const proxied: MiddlewareHandler<AppEnv> = async (c, next) => {
  const origin = apiOrigin(c.env)
  if (!origin) return next()
  const forward = async () => {
    c.res = await forwardTo(origin, c, isOwnCookie)
  }
  return c.req.path === paths.api.contactmails ? limitedForVisitors(c, forward) : forward()
}

function isOwnCookie(cookie: string) {
  return ['http:', 'https:'].some((scheme) => cookie.startsWith(`${cookiePrefix(scheme)}.`))
}
