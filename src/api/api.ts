import { Hono } from 'hono'
import { type AppEnv, variables } from '../env.ts'
import { type AnswerForm, contactmails } from './contactmails.ts'
import { noCrossSite } from './cross-site.ts'
import { health } from './health.ts'
import { inbox } from './inbox.ts'
import { forwardTo } from './proxy.ts'
import { refuse } from './refuse.ts'
import { users } from './users.ts'

type Options = {
  /** Answers a native form post with a page. */
  answerForm: AnswerForm
}

/** Everything under `/v1/api`, or the origin that answers it instead. */
export const api = ({ answerForm }: Options) =>
  new Hono<AppEnv>()
    .use(noCrossSite())
    .use(async (c, next) => {
      const { API_ORIGIN } = variables(c.env)
      return API_ORIGIN ? forwardTo(API_ORIGIN, c) : next()
    })
    .route('/users', users())
    .route('/contactmails', inbox())
    .route('/contactmails', contactmails({ answerForm }))
    .route('/health', health)
    .all('*', (c) => refuse(c, { status: 404, message: 'There is nothing at this address.' }))
