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

export const healthFigures = async ({ DB, CONTACTMAILS }: Bindings, now = new Date()) => {
  const queue = queueFigures(CONTACTMAILS, now)
  const readings = {
    schema: Promise.resolve().then(() => appliedMigration(DB)),
    queueBacklog: queue.then((figures) => figures?.backlog),
    queueOldestMinutes: queue.then((figures) => figures?.oldestMinutes),
    deadLetters: countDeadLettersSince(DB, new Date(now.getTime() - deadLetterWindow)),
    notificationsFailed: countFailedNotifications(DB),
    repliesFailed: countFailedReplies(DB),
    oldestOpenMinutes: findOldestOpen(DB).then((since) => (since ? minutesSince(new Date(since), now) : 0)),
  }
  const names = Object.keys(readings) as (keyof typeof readings)[]
  const figures = await Promise.allSettled(names.map((name) => withTimeout<unknown>(readings[name], timeout)))
  return Object.fromEntries(
    names.map((name, at) => [name, figures[at]?.status === 'fulfilled' ? (figures[at].value ?? null) : null]),
  )
}

async function queueFigures(queue: Bindings['CONTACTMAILS'], now: Date) {
  // Not every runtime has metrics.
  if (typeof queue?.metrics !== 'function') return null
  const { backlogCount, oldestMessageTimestamp } = await queue.metrics()
  const isWaiting = backlogCount > 0 && oldestMessageTimestamp
  return { backlog: backlogCount, oldestMinutes: isWaiting ? minutesSince(oldestMessageTimestamp, now) : 0 }
}

function minutesSince(moment: Date, now: Date) {
  return Math.max(0, Math.floor((now.getTime() - moment.getTime()) / 60_000))
}
