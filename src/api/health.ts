import { Hono } from 'hono'
import type { AppEnv } from '../env.ts'
import { withDeadline } from '../mail/deadline.ts'
import { causeOf, log } from '../mail/log.ts'
import { refuse } from './refuse.ts'

/** D1 has this long to answer, in ms. */
const deadline = 2000

/** `GET /`: whether D1 answers. */
export const health = new Hono<AppEnv>()
  .get('/', async (c) => {
    c.header('Cache-Control', 'no-store')
    try {
      await withDeadline(c.env.DB.prepare('SELECT 1').first(), deadline)
      return c.json({ database: 'answers' })
    } catch (error) {
      log('error', 'database-silent', { requestId: c.get('requestId'), cause: causeOf(error) })
      return refuse(c, { status: 503, message: 'The database does not answer.' })
    }
  })
  .all('/', (c) => refuse(c, { status: 405, message: 'Health is read with GET.' }, { Allow: 'GET, HEAD' }))
