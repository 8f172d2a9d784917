import { afterEach, expect, it, vi } from 'vitest'
import { dayLength, dayOf, isHoliday } from '../../../src/contactmails/due/holidays.ts'
import {
  closingHour,
  officeClock,
  officeHour,
  officeIso,
  openHours,
  openingHour,
} from '../../../src/contactmails/due/office-time.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A runtime of before the law: British Columbia still turns its clocks back with California. */
class OldFormat extends Intl.DateTimeFormat {
  constructor(locales?: string, options?: Intl.DateTimeFormatOptions) {
    super(locales, {
      ...options,
      ...(options?.timeZone === 'America/Vancouver' && { timeZone: 'America/Los_Angeles' }),
    })
  }
}

it('is the same in runtimes that know of the last change of the clocks and in those that do not', async () => {
  vi.resetModules()
  vi.stubGlobal('Intl', { ...Intl, DateTimeFormat: OldFormat })
  const old = await import('../../../src/contactmails/due/office-time.ts')
  for (let day = dayOf(2024, 1, 1); day < dayOf(2030, 1, 1); day += 24 * 60 * 60 * 1000)
    for (const hour of [0, 2, 17]) {
      const moment = officeHour(day, hour)
      expect(old.officeHour(day, hour), String(moment)).toEqual(moment)
      expect(old.officeClock(moment)).toBe(officeClock(moment))
    }
})

it.each([
  ['2026-01-10T12:00', '2026-01-10T04:00'],
  ['2026-03-08T09:59', '2026-03-08T01:59'],
  ['2026-03-08T10:00', '2026-03-08T03:00'],
  ['2026-11-24T12:00', '2026-11-24T05:00'],
  ['2027-07-01T00:30', '2027-06-30T17:30'],
])('shows %s UTC as %s', (moment, shown) => {
  expect(new Date(officeClock(new Date(`${moment}Z`))).toISOString().slice(0, 16)).toBe(shown)
})

it.each([
  ['2026-01-10T05:00:00Z', '2026-01-09T21:00:00-08:00'],
  ['2027-05-08T04:00:00Z', '2027-05-07T21:00:00-07:00'],
])('writes %s as %s, which begins with its day at the office', (moment, written) => {
  expect(officeIso(new Date(moment))).toBe(written)
})

const isOpen = (moment: Date, hours: [Date, Date][]) => hours.some(([from, until]) => from <= moment && moment < until)

it('is open on working days between its hours, and at no other time, on 800 days', () => {
  const days = Array.from({ length: 800 }, (_, at) => dayOf(2024, 9, 1) + at * dayLength)
  for (const day of days) {
    const works = ![0, 6].includes(new Date(day).getUTCDay()) && !isHoliday(day)
    const hours = openHours(officeHour(day, 0))
    const open = [openingHour - 1, openingHour, closingHour - 1, closingHour].map((hour) =>
      isOpen(officeHour(day, hour), hours),
    )
    expect(open).toEqual([false, works, works, false])
    for (const [from, until] of hours) expect(until.getTime() - from.getTime()).toBe(8 * 60 * 60 * 1000)
  }
})

it('looks ahead over Christmas, so that a page kept open stays right', () => {
  expect(openHours(new Date('2026-12-24T20:00Z')).map(([from]) => from.toISOString().slice(0, 10))).toEqual([
    ...['2026-12-24', '2026-12-28', '2026-12-29', '2026-12-30'],
  ])
})
