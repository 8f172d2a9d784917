import { Hono } from 'hono'
import { countNotFound } from '../analytics/not-found.ts'
import { type AppEnv, variables } from '../env.ts'
import { beacon } from './beacon.ts'
import { type AnswerForm, contactmails } from './contactmails.ts'
import { noCrossSite } from './cross-site.ts'
import { health } from './health.ts'
import { inbox } from './inbox.ts'
import { forwardTo } from './proxy.ts'
import { nothingHere, refuse } from './refuse.ts'
import { users } from './users.ts'

type Options = {
  /** Answers a native form post with a page. */
  answerForm: AnswerForm
  /** Whether a path is a page for visitors. */
  isPublicPage: (path: string) => boolean
}

/** Everything under `/v1/api`, or the origin that answers it instead. */
export const api = ({ answerForm, isPublicPage }: Options) =>
  new Hono<AppEnv>()
    .use(noCrossSite())
    // Ahead of another origin, as it is about our pages.
    .route('/beacon', beacon({ isPublicPage }))
    .use(async (c, next) => {
      const { API_ORIGIN } = variables(c.env)
      return API_ORIGIN ? forwardTo(API_ORIGIN, c) : next()
    })
    .route('/users', users())
    .route('/contactmails', inbox())
    .route('/contactmails', contactmails({ answerForm }))
    .route('/health', health)
    .all('*', (c) => {
      countNotFound(c.env, c.req.raw, c.req.path)
      return refuse(c, nothingHere)
    })
