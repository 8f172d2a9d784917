import { type Context, Hono } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { countDeadLettersSince } from '../contactmails/jobs/dead-letters.ts'
import { appliedMigration } from '../database/schema-version.ts'
import { withTimeout } from '../database/timeouts.ts'
import { type AppEnv, type Bindings, healthToken } from '../env.ts'
import { refuse } from '../http/refuse.ts'
import { log } from '../log.ts'
import {
  countFailedNotifications,
  countFailedReplies,
  deadLetterWindow,
  findOldestOpen,
  healthChecks,
  minutesSince,
  readQueue,
  timeout,
} from './health-checks.ts'

export const health = new Hono<AppEnv>().get('/', async (c) => {
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

async function accessOf(c: Context<AppEnv>) {
  const given = c.req.header('Authorization')
  if (given === undefined) return 'checks'
  const token = healthToken(c.env)
  return token && (await timingSafeEqual(given, `Bearer ${token}`)) ? 'figures' : 'refused'
}

async function healthFigures({ DB, CONTACTMAILS }: Bindings, now = new Date()) {
  const queue = readQueue(CONTACTMAILS, now)
  const readings: Record<string, () => Promise<unknown>> = {
    schema: () => appliedMigration(DB),
    queueBacklog: async () => (await queue)?.backlog,
    queueOldestMinutes: async () => (await queue)?.oldestMinutes,
    deadLetters: () => countDeadLettersSince(DB, new Date(now.getTime() - deadLetterWindow)),
    notificationsFailed: () => countFailedNotifications(DB),
    repliesFailed: () => countFailedReplies(DB),
    oldestOpenMinutes: async () => minutesSince(new Date((await findOldestOpen(DB)) ?? now), now),
  }
  const figures = Object.entries(readings).map(async ([name, read]) => {
    const reading = Promise.resolve().then(read)
    return [name, (await withTimeout(reading, timeout).catch(() => null)) ?? null]
  })
  return Object.fromEntries(await Promise.all(figures))
}
