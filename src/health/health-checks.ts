import type { D1Database } from '@cloudflare/workers-types'
import { checkInsertion } from '../contactmails/arrival/insert-contactmail.ts'
import { countDeadLettersSince } from '../contactmails/jobs/dead-letters.ts'
import { appliedMigration, newestMigration } from '../database/schema-version.ts'
import { exists, sql } from '../database/sql.ts'
import { withTimeout } from '../database/timeouts.ts'
import { type Bindings, notificationAddresses, wrongSettings } from '../env.ts'

const minute = 60_000

/** In ms: five attempts by the queue, two by the schedule. */
const late = 30 * minute
/** In ms. A message that keeps failing becomes a dead letter about every four hours. */
export const deadLetterWindow = 6 * 60 * minute
export const timeout = 2000

export type Check = { name: string; ok: boolean; message?: string }

export const healthChecks = (env: Bindings, now = new Date()): Promise<Check[]> => {
  const { DB, CONTACTMAILS } = env
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  return Promise.all([
    check('settings', 'could not be read', async () => {
      const wrong = wrongSettings(env).map(({ name, takes }) => `${name} is wrong; it takes ${takes}`)
      return wrong.length > 0 && wrong.join('. ')
    }),
    check('database', 'does not answer', async () => {
      await DB.prepare('SELECT 1').first()
      return false
    }),
    check('schema', 'the applied migrations could not be read', async () => {
      const applied = await appliedMigration(DB)
      return (
        (applied ?? '') < newestMigration && `${newestMigration} is not applied; the last one is ${applied ?? 'none'}`
      )
    }),
    check('storing', 'an enquiry could not be stored; have all migrations been applied?', async () => {
      await checkInsertion(DB)
      return false
    }),
    check('notifications', 'could not be read', async () => {
      if (!env.MAILER || !notificationAddresses(env)) return false
      const isLate = await isNotificationLate(DB, before(late).toISOString())
      return isLate && 'staff were not notified of an enquiry for over 30 minutes'
    }),
    check('dead letters', 'could not be read', async () => {
      const count = await countDeadLettersSince(DB, before(deadLetterWindow))
      return count > 0 && `${count} in the last six hours`
    }),
    check('queue', 'does not answer', async () => {
      const queue = await readQueue(CONTACTMAILS, now)
      return (
        queue &&
        queue.oldestMinutes >= late / minute &&
        `${queue.backlog} messages wait, the oldest for over 30 minutes`
      )
    }),
  ])
}

async function check(name: string, failed: string, findProblem: () => Promise<string | false | null>): Promise<Check> {
  try {
    const message = await withTimeout(findProblem(), timeout)
    return message ? { name, ok: false, message } : { name, ok: true }
  } catch {
    return { name, ok: false, message: failed }
  }
}

export const readQueue = async (queue: Bindings['CONTACTMAILS'], now: Date) => {
  if (typeof queue?.metrics !== 'function') return null
  const { backlogCount, oldestMessageTimestamp } = await queue.metrics()
  const isWaiting = backlogCount > 0 && oldestMessageTimestamp
  return { backlog: backlogCount, oldestMinutes: isWaiting ? minutesSince(oldestMessageTimestamp, now) : 0 }
}

export const minutesSince = (moment: Date, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - moment.getTime()) / minute))

export const countFailedNotifications = (db: D1Database) =>
  sql(db)`
    SELECT COUNT(*) AS count FROM outbox
    WHERE kind = 'notification' AND state = 'queued' AND attempts > 0`.first('count')

export const isNotificationLate = (db: D1Database, before: string) => exists(db)`
  SELECT 1 FROM outbox JOIN contactmails ON contactmails.id = contactmail_id
  WHERE kind = 'notification' AND state <> 'sent' AND error IS NOT 'not-needed' AND outbox.created_at < ${before} LIMIT 1`

/** The partial index needs `state <> 'sent'`. */
export const countFailedReplies = (db: D1Database) =>
  sql(db)`
    SELECT COUNT(*) AS count FROM replies
    WHERE direction = 'out' AND state <> 'sent' AND state = 'failed'`.first('count')

export const findOldestOpen = (db: D1Database) =>
  sql(db)`
    SELECT coalesce(opened_at, created_at) AS since FROM contactmails
    WHERE status = 'open' AND verdict = 'ham'
    ORDER BY coalesce(opened_at, created_at) LIMIT 1`.first<string>('since')
