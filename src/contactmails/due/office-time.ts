import { type Day, dayLength, dayOf, isWorkingDay } from './holidays.ts'

export const [openingHour, closingHour] = [9, 17]

/** Sweden writes a moment as ISO 8601 does: 2026-03-08 01:59:59. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Vancouver',
  dateStyle: 'short',
  timeStyle: 'medium',
})

export const officeDay = (moment: Date): Day => Math.floor(officeClock(moment) / dayLength) * dayLength

/** When the office's clock shows this hour of a day. An hour that the clocks skip counts as the next. */
export const officeHour = (day: Day, hour: number): Date => {
  const shown = Math.round(day + hour * 60 * 60 * 1000)
  const guess = shown - offsetAt(shown)
  const moment = new Date(shown - offsetAt(guess))
  return officeClock(moment) === shown ? moment : new Date(guess)
}

/** When the office's clock shows `dd/mm/yyyy hh:mm`, or a day begins. */
export const momentOf = (text: string, later = 0): number => {
  const [day, month, year, hour = 0, minute = 0] = text.split(/\D/).map(Number) as [number, number, number]
  return officeHour(dayOf(year, month, day) + later, hour + minute / 60).getTime()
}

export const nextOfficeDay = (now: Date): Date => officeHour(officeDay(now) + dayLength, 0)

/** When the office is open next or now: today and on the next three working days. */
export const openHours = (now: Date): [from: Date, until: Date][] => {
  const days = Array.from({ length: 8 }, (_, later) => officeDay(now) + later * dayLength).filter(isWorkingDay)
  return days.slice(0, 4).map((day) => [officeHour(day, openingHour), officeHour(day, closingHour)])
}

const dayInWords = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })
const timeInWords = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', timeStyle: 'short' })

export const officeDayInWords = (moment: Date): string => dayInWords.format(officeClock(moment))

/** For e-mails: "Wednesday, November 25 at 2:05 p.m., Pacific time" */
export const officeMoment = (moment: Date): string =>
  `${officeDayInWords(moment)} at ${timeInWords.format(officeClock(moment))}, Pacific time`

export const officeIso = (moment: Date): string =>
  `${new Date(officeClock(moment)).toISOString().slice(0, 19)}-0${offsetAt(moment.getTime()) / -3_600_000}:00`

const offsetAt = (moment: number) => officeClock(new Date(moment)) - Math.floor(moment / 1000) * 1000

/** The last change of the clocks. Since then the office is at UTC-7, which a runtime with older data does not know. */
const lastChange = Date.UTC(2026, 2, 8, 10)

/** What the office's clock shows, as if it were UTC, in whole seconds of ms. Source: decision 017. */
export function officeClock(moment: Date) {
  if (moment.getTime() >= lastChange) return (Math.floor(moment.getTime() / 1000) - 7 * 60 * 60) * 1000
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`)
}
