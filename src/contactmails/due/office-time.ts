import { type Day, dayLength } from './holidays.ts'

export const hourLength = 60 * 60 * 1000

/** British Columbia is at UTC-7 all year, which many browsers do not know. Source: decision 017. */
const offset = -7 * hourLength

/** What the office's clock shows, as if it were UTC, in ms. */
export const officeClock = (moment: Date): number => moment.getTime() + offset

export const officeDay = (moment: Date): Day => Math.floor(officeClock(moment) / dayLength) * dayLength

/** When the office's clock shows this hour of a day. */
export const officeHour = (day: Day, hour: number): Date => new Date(Math.round(day + hour * hourLength - offset))

/** The moment from which the office has another date. */
export const nextOfficeDay = (now: Date): Date => officeHour(officeDay(now) + dayLength, 0)

const inWords = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
})

/** For e-mails: "Wednesday, November 25 at 2:05 p.m., Pacific time" */
export const officeMoment = (moment: Date): string => `${inWords.format(officeClock(moment))}, Pacific time`
