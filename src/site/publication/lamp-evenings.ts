import { officeClock, officeDay, officeHour } from '../../contactmails/due/office-time.ts'
import { lampDaysOf, lampHours, seasonOf } from '../content/salal-point.ts'

/** An evening on which the lamp of the light station is lit. Its day is like 2027-05-07. */
export type LampEvening = { day: string; from: Date; until: Date }

const years = (now: Date) => [0, 1].map((later) => new Date(officeDay(now)).getUTCFullYear() + later)
const at = (day: string, hour: number) => officeHour(Date.parse(day), hour)

export const lampEvenings = (now: Date): LampEvening[] =>
  years(now)
    .flatMap(lampDaysOf)
    .map((day) => ({ day, from: at(day, lampHours.from), until: at(day, lampHours.until) }))

export const nextLampEvenings = (now: Date) =>
  lampEvenings(now)
    .filter(({ until }) => until > now)
    .slice(0, 5)

export const nextSeason = (now: Date) =>
  years(now)
    .map(seasonOf)
    .find((season) => now < endOf(season)) as Season

type Season = ReturnType<typeof seasonOf>
const endOf = ({ validThrough }: Season) => at(validThrough, 24)

export const nextLampChange = (now: Date) =>
  new Date(Math.min(...[endOf(nextSeason(now)), ...nextLampEvenings(now).map(({ until }) => until)].map(Number)))

const inWords = new Intl.DateTimeFormat('en-CA', { timeZone: 'UTC', dateStyle: 'full' })

export const eveningInWords = ({ from }: LampEvening) => inWords.format(officeClock(from))
