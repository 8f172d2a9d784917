import migrationNames from 'virtual:migration-names'
import { Hono } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import { checkInsertion } from '../contactmails/arrival/insert-contactmail.ts'
import { countDeadLettersSince } from '../contactmails/jobs/dead-letters.ts'
import { isMailing } from '../contactmails/notifications/notice.ts'
import { exists, sql } from '../database/sql.ts'
import { withTimeout } from '../database/timeouts.ts'
import { type AppEnv, type Bindings, healthToken, wrongSettings } from '../env.ts'
import { type Refusal, refuse } from '../http/refuse.ts'
import { log } from '../log.ts'

const minute = 60_000

/** In ms: twice what the first six attempts take. */
const late = 30 * minute
/** In ms. A message that keeps failing becomes a dead letter about every four hours. */
const deadLetterWindow = 6 * 60 * minute
const timeout = 2000

export const health = new Hono<AppEnv>().get('/', async (c) => {
  const given = c.req.header('Authorization')
  if (given !== undefined && !(await isToken(c.env, given)))
    return refuse(c, wrongToken, { 'WWW-Authenticate': 'Bearer' })
  const [checks, figures] = await Promise.all([
    healthChecks(c.env),
    given === undefined ? undefined : healthFigures(c.env),
  ])
  const failed = checks.filter(({ ok }) => !ok).map(({ name }) => name)
  if (failed.length === 0) return c.json({ checks, figures })
  const requestId = c.get('requestId')
  log('unhealthy', { requestId, checks: failed.join(', ') })
  return c.json({ message: `Something is wrong: ${failed.join(', ')}.`, checks, figures, requestId }, 503)
})

const wrongToken: Refusal = { status: 401, message: 'This is not the token of HEALTH_TOKEN.' }

async function isToken(env: Bindings, given: string) {
  const token = healthToken(env)
  return token !== null && timingSafeEqual(given, `Bearer ${token}`)
}

type Check = { name: string; ok: boolean; message?: string }

const healthChecks = (env: Bindings, now = new Date()): Promise<Check[]> => {
  const { DB, CONTACTMAILS } = env
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  return Promise.all([
    check('settings', 'could not be read', async () =>
      wrongSettings(env)
        .map(({ name, takes }) => `${name} is wrong; it takes ${takes}`)
        .join('. '),
    ),
    check('database', 'does not answer', () => DB.prepare('SELECT 1').first()),
    check('schema', 'the applied migrations could not be read', async () => {
      const applied = (await appliedMigration(DB)) ?? ''
      return applied < newestMigration && `${newestMigration} is not applied; the last one is ${applied || 'none'}`
    }),
    check('storing', 'an enquiry could not be stored; have all migrations been applied?', () => checkInsertion(DB)),
    check('notifications', 'could not be read', async () => {
      if (!isMailing(env)) return false
      const isLate = await isNotificationLate(DB, before(late).toISOString())
      return isLate && 'staff were not notified of an enquiry for over 30 minutes'
    }),
    check('dead letters', 'could not be read', async () => {
      const count = await countDeadLettersSince(DB, before(deadLetterWindow))
      return count > 0 && `${count} in the last six hours`
    }),
    check('queue', 'does not answer', async () => {
      const { backlog, oldestMinutes = 0 } = (await readQueue(CONTACTMAILS, now)) ?? {}
      return oldestMinutes >= late / minute && `${backlog} messages wait, the oldest for over 30 minutes`
    }),
  ])
}

/** Fails if `findProblem` returns text or throws. */
async function check(name: string, failed: string, findProblem: () => Promise<unknown>): Promise<Check> {
  try {
    const message = await withTimeout(findProblem(), timeout)
    return message && typeof message === 'string' ? { name, ok: false, message } : { name, ok: true }
  } catch {
    return { name, ok: false, message: failed }
  }
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

const readQueue = async (queue: Bindings['CONTACTMAILS'], now: Date) => {
  if (typeof queue?.metrics !== 'function') return null
  const { backlogCount, oldestMessageTimestamp } = await queue.metrics()
  const isWaiting = backlogCount > 0 && oldestMessageTimestamp
  return { backlog: backlogCount, oldestMinutes: isWaiting ? minutesSince(oldestMessageTimestamp, now) : 0 }
}

const minutesSince = (moment: Date, now: Date) => Math.max(0, Math.floor((now.getTime() - moment.getTime()) / minute))

export const newestMigration = migrationNames.at(-1) ?? ''

/** @throws if the table that wrangler keeps is missing */
export const appliedMigration = (db: D1Database): Promise<string | null> =>
  db.prepare('SELECT name FROM d1_migrations ORDER BY name DESC LIMIT 1').first<string>('name')

export const countFailedNotifications = (db: D1Database) =>
  sql(db)`
    SELECT COUNT(*) AS count FROM outbox
    WHERE kind = 'notification' AND state = 'queued' AND attempts > 0`.first('count')

/** Only notifications to the office: a colleague's dead mailbox must not hide that the office gets none. */
export const isNotificationLate = (db: D1Database, before: string) => exists(db)`
  SELECT 1 FROM outbox JOIN contactmails ON contactmails.id = contactmail_id
  WHERE kind = 'notification' AND data = '{}' AND state <> 'sent' AND outbox.created_at < ${before} LIMIT 1`

/** The partial index needs `state <> 'sent'`. */
export const countFailedReplies = (db: D1Database) =>
  sql(db)`
    SELECT COUNT(*) AS count FROM entries
    WHERE direction = 'out' AND state <> 'sent' AND state = 'failed'`.first('count')

export const findOldestOpen = (db: D1Database) =>
  sql(db)`
    SELECT coalesce(opened_at, created_at) AS since FROM contactmails
    WHERE status = 'open' AND verdict = 'ham'
    ORDER BY coalesce(opened_at, created_at) LIMIT 1`.first<string>('since')
