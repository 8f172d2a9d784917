import { type Day, dayLength } from './holidays.ts'

const hourLength = 60 * 60 * 1000

/** The office is at UTC-7, in summer and winter, which not every runtime knows. Source: decision 017. */
const offset = -7 * hourLength

/** What the office's clock shows, as if it were UTC. */
export const officeClock = (moment: Date): number => moment.getTime() + offset

export const officeDay = (moment: Date): Day => Math.floor(officeClock(moment) / dayLength) * dayLength

/** When the office's clock shows this hour of a day. */
export const officeHour = (day: Day, hour: number): Date => new Date(Math.round(day + hour * hourLength) - offset)

export const nextOfficeDay = (now: Date): Date => officeHour(officeDay(now) + dayLength, 0)

const dayInWords = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
const timeInWords = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', timeStyle: 'short' })

export const officeDayInWords = (moment: Date): string => dayInWords.format(officeClock(moment))

/** For e-mails: "Wednesday, November 25 at 2:05 p.m., Pacific time" */
export const officeMoment = (moment: Date): string =>
  `${officeDayInWords(moment)} at ${timeInWords.format(officeClock(moment))}, Pacific time`

export const officeIso = (moment: Date): string => `${new Date(officeClock(moment)).toISOString().slice(0, 19)}-07:00`
