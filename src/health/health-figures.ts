import type { D1Database } from '@cloudflare/workers-types'
import { countDeadLettersSince } from '../contactmails/jobs/dead-letters.ts'
import { appliedMigration } from '../database/schema-version.ts'
import { withTimeout } from '../database/timeouts.ts'
import type { Bindings } from '../env.ts'
import {
  countFailedNotifications,
  countFailedReplies,
  deadLetterWindow,
  findOldestOpen,
  timeout,
} from './health-checks.ts'

/** Figures for monitors; null if one could not be read. */
export type HealthFigures = {
  schema: string | null
  queueBacklog: number | null
  queueOldestMinutes: number | null
  deadLetters: number | null
  notificationsFailed: number | null
  repliesFailed: number | null
  /** 0 if none is open. */
  oldestOpenMinutes: number | null
}

export const healthFigures = async ({ DB, CONTACTMAILS }: Bindings, now = new Date()): Promise<HealthFigures> => {
  const [schema, queue, deadLetters, notificationsFailed, repliesFailed, oldestOpenMinutes] = await Promise.all([
    orNull(() => appliedMigration(DB)),
    orNull(() => queueFigures(CONTACTMAILS, now)),
    orNull(() => countDeadLettersSince(DB, new Date(now.getTime() - deadLetterWindow))),
    orNull(() => countFailedNotifications(DB)),
    orNull(() => countFailedReplies(DB)),
    orNull(() => oldestOpen(DB, now)),
  ])
  return {
    schema,
    queueBacklog: queue?.backlog ?? null,
    queueOldestMinutes: queue?.oldestMinutes ?? null,
    deadLetters,
    notificationsFailed,
    repliesFailed,
    oldestOpenMinutes,
  }
}

async function orNull<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await withTimeout(read(), timeout)
  } catch {
    return null
  }
}

async function queueFigures(queue: Bindings['CONTACTMAILS'], now: Date) {
  // Not every runtime has metrics.
  if (typeof queue?.metrics !== 'function') return null
  const { backlogCount, oldestMessageTimestamp } = await queue.metrics()
  const isWaiting = backlogCount > 0 && oldestMessageTimestamp
  return { backlog: backlogCount, oldestMinutes: isWaiting ? minutesSince(oldestMessageTimestamp, now) : 0 }
}

async function oldestOpen(db: D1Database, now: Date) {
  const since = await findOldestOpen(db)
  return since ? minutesSince(new Date(since), now) : 0
}

function minutesSince(moment: Date, now: Date) {
  return Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 60_000))
}
