import { facts } from './content.ts'
import { clockTime, hourOf, months, weekdays } from './schemas/when-and-where.ts'

const dayLength = 24 * 60 * 60 * 1000
const [firstMonth, lastMonth] = [months.indexOf(facts.siteFirstMonth), months.indexOf(facts.siteLastMonth)]
const [firstDay, lastDay] = [weekdays.indexOf(facts.siteFirstDay), weekdays.indexOf(facts.siteLastDay)]

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10)

/** The days of a year on which the lamp is lit: the first such day of each month of the season. */
export const lampDaysOf = (year: number) =>
  Array.from({ length: lastMonth - firstMonth + 1 }, (_, at) => {
    const first = Date.UTC(year, firstMonth + at, 1)
    const wait = (weekdays.indexOf(facts.lampDay) - new Date(first).getUTCDay() + 7) % 7
    return isoDay(first + wait * dayLength)
  })

/** Hours since midnight. */
export const lampHours = { from: hourOf(facts.lampFrom), until: hourOf(facts.lampUntil) }

export const seasonOf = (year: number) => ({
  validFrom: isoDay(Date.UTC(year, firstMonth, 1)),
  validThrough: isoDay(Date.UTC(year, lastMonth + 1, 0)),
})

export const openingHours = {
  dayOfWeek: weekdays.filter((_, day) => (day - firstDay + 7) % 7 <= (lastDay - firstDay + 7) % 7),
  opens: clockTime(facts.siteOpens),
  closes: clockTime(facts.siteCloses),
}

/** Where visitors leave the road. */
export const trailhead = {
  latitude: facts.trailheadLatitude,
  longitude: facts.trailheadLongitude,
  name: `Trailhead, ${facts.site}`,
}
