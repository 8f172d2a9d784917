import { expect, it } from 'vitest'
import { dayOf } from '../../../src/contactmails/due/holidays.ts'
import { officeClock, officeHour } from '../../../src/contactmails/due/office-time.ts'

it.each([
  ['2026-03-08T10:00', '2026-03-08T03:00'],
  ['2026-11-24T12:00', '2026-11-24T05:00'],
  ['2027-07-01T00:30', '2027-06-30T17:30'],
])('shows %s UTC as %s', (moment, shown) => {
  expect(new Date(officeClock(new Date(`${moment}Z`))).toISOString().slice(0, 16)).toBe(shown)
})

it('finds each moment by what the clock shows', () => {
  for (let day = dayOf(2026, 3, 9); day < dayOf(2030, 1, 1); day += 24 * 60 * 60 * 1000)
    for (const hour of [0, 2, 17.5]) expect(officeClock(officeHour(day, hour))).toBe(day + hour * 60 * 60 * 1000)
})
