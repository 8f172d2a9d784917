import { dueDate } from '../../contactmails/due/due-date.ts'
import { type Day, dayLength, weekday } from '../../contactmails/due/holidays.ts'
import { officeDay } from '../../contactmails/due/office-time.ts'
import type { Answered } from './queries.ts'

/** Times from arrival to first reply, in ms, including nights and weekends. */
export type Times = {
  answered: number
  inTime: number
  median: number | null
  percentile90: number | null
}

export const timesOf = (mails: Answered[]): Times => {
  const times = mails
    .map(({ createdAt, answeredAt }) => Math.max(0, Date.parse(answeredAt) - Date.parse(createdAt)))
    .sort((a, b) => a - b)
  return {
    answered: mails.length,
    inTime: mails.filter(({ createdAt, answeredAt }) => new Date(answeredAt) <= dueDate(new Date(createdAt))).length,
    median: percentile(times, 0.5),
    percentile90: percentile(times, 0.9),
  }
}

export const timesByWeek = (mails: Answered[], weeks: number, now: Date): (Times & { monday: Day })[] => {
  const byWeek = Map.groupBy(mails, ({ answeredAt }) => mondayOf(new Date(answeredAt)))
  return Array.from({ length: weeks }, (_, ago) => {
    const monday = mondayOf(now) - ago * 7 * dayLength
    return { monday, ...timesOf(byWeek.get(monday) ?? []) }
  })
}

export const mondayOf = (moment: Date): Day => {
  const day = officeDay(moment)
  return day - ((weekday(day) + 6) % 7) * dayLength
}

const percentile = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? null
