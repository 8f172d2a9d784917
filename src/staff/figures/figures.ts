import * as v from 'valibot'
import { reasons } from '../../contactmails/contact-reasons.ts'
import { dueDate, overdueBefore } from '../../contactmails/due/due-date.ts'
import { type Day, dayLength, weekday } from '../../contactmails/due/holidays.ts'
import { officeDay } from '../../contactmails/due/office-time.ts'
import { MomentSchema, parseRows } from '../../database/parse-rows.ts'
import { part, raw, select, sql } from '../../database/sql.ts'

export const timesOf = (mails: Answered[] = []) => {
  const times = mails
    .map(({ createdAt, answeredAt }) => Math.max(0, Date.parse(answeredAt) - Date.parse(createdAt)))
    .sort((a, b) => a - b)
  return {
    answered: mails.length,
    onTime: mails.filter(({ createdAt, answeredAt }) => new Date(answeredAt) <= dueDate(new Date(createdAt))).length,
    median: percentile(times, 0.5),
    percentile90: percentile(times, 0.9),
  }
}
export type Times = ReturnType<typeof timesOf>

export const timesByWeek = (mails: Answered[], weeks: number, now: Date) => {
  const byWeek = Map.groupBy(mails, ({ answeredAt }) => mondayOf(new Date(answeredAt)))
  return Array.from({ length: weeks }, (_, ago) => {
    const monday = mondayOf(now) - ago * 7 * dayLength
    return { monday, ...timesOf(byWeek.get(monday)) }
  })
}

export const mondayOf = (moment: Date): Day => {
  const day = officeDay(moment)
  return day - ((weekday(day) + 6) % 7) * dayLength
}

const percentile = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? null

const AnsweredSchema = v.object({ reason: v.string(), createdAt: MomentSchema, answeredAt: MomentSchema })
export type Answered = v.InferOutput<typeof AnsweredSchema>

/** A year at 60 a day; more would not change the median. */
const maxAnswered = 20_000

export const listAnswered = async (db: D1Database, since: Date): Promise<Answered[]> => {
  const { results } = await sql(db)`
    SELECT id, reason, created_at AS createdAt, answered_at AS answeredAt FROM contactmails
    WHERE answered_at >= ${since.toISOString()} AND +verdict = 'ham' ORDER BY answered_at DESC LIMIT ${maxAnswered}`.all()
  return parseRows(AnsweredSchema, results, 'contactmails')
}

const OpenSchema = v.object({ reason: v.string(), open: v.number(), overdue: v.number() })

export const countOpenByReason = (db: D1Database, now = new Date()) => {
  const count = part`SELECT COUNT(*) FROM contactmails
    WHERE status = 'open' AND +verdict = 'ham' AND +reason = given.value`
  return select(db, OpenSchema)`
    SELECT value AS reason, (${count}) AS open,
           (${count} AND coalesce(opened_at, created_at) < ${overdueBefore(now).toISOString()}) AS overdue
    FROM json_each(${JSON.stringify(reasons)}) AS given`
}

const VerdictsSchema = v.object(v.entriesFromList(['ham', 'spam', 'markedSpam', 'cleared'], v.number()))

export const countVerdicts = async (db: D1Database) => {
  const count = (condition: string) => raw(`(SELECT COUNT(*) FROM contactmails WHERE ${condition})`)
  const markedSpam = count("rules_verdict = 'ham' AND verdict = 'spam'")
  const cleared = count("rules_verdict = 'spam' AND verdict = 'ham'")
  const row = await sql(db)`
    SELECT ${count("verdict = 'ham'")} + ${markedSpam} - ${cleared} AS ham,
           ${count("verdict = 'spam'")} + ${cleared} - ${markedSpam} AS spam,
           ${markedSpam} AS markedSpam, ${cleared} AS cleared`.first()
  return v.parse(VerdictsSchema, row)
}
