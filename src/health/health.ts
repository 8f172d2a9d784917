import { type Context, Hono } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { type AppEnv, healthToken } from '../env.ts'
import { refuse } from '../http/refuse.ts'
import { log } from '../log.ts'
import { healthChecks } from './health-checks.ts'
import { healthFigures } from './health-figures.ts'

export const health = new Hono<AppEnv>()
  .get('/', async (c) => {
    c.header('Cache-Control', 'no-store')
    const access = await accessOf(c)
    if (access === 'refused') {
      return refuse(
        c,
        { status: 401, message: 'This is not the token of HEALTH_TOKEN.' },
        { 'WWW-Authenticate': 'Bearer' },
      )
    }
    const [checks, figures] = await Promise.all([
      healthChecks(c.env),
      access === 'figures' ? healthFigures(c.env) : undefined,
    ])
    const failed = checks.filter(({ ok }) => !ok).map(({ name }) => name)
    if (failed.length === 0) return c.json({ checks, figures })
    const requestId = c.get('requestId')
    log('unhealthy', { requestId, checks: failed.join(', ') })
    return c.json({ message: `Something is wrong: ${failed.join(', ')}.`, checks, figures, requestId }, 503)
  })
  .all('/', (c) => refuse(c, { status: 405, message: 'Health is read with GET.' }, { Allow: 'GET, HEAD' }))

async function accessOf(c: Context<AppEnv>) {
  const given = c.req.header('Authorization')
  if (given === undefined) return 'checks'
  const token = healthToken(c.env)
  return token && (await timingSafeEqual(given, `Bearer ${token}`)) ? 'figures' : 'refused'
}
