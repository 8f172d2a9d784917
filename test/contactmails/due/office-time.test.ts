import { expect, it } from 'vitest'
import { dayOf } from '../../../src/contactmails/due/holidays.ts'
import { officeClock, officeHour, officeIso } from '../../../src/contactmails/due/office-time.ts'

it('finds the moment of every hour in summer and winter', () => {
  for (let day = dayOf(2026, 3, 9); day < dayOf(2030, 1, 1); day += 24 * 60 * 60 * 1000)
    for (const hour of [0, 2, 9.5, 17]) {
      const moment = officeHour(day, hour)
      expect(moment).toEqual(new Date(day + (hour + 7) * 60 * 60 * 1000))
      expect(officeClock(moment)).toBe(day + hour * 60 * 60 * 1000)
    }
})

it.each([
  ['2026-03-08T10:00', '2026-03-08T03:00'],
  ['2026-11-24T12:00', '2026-11-24T05:00'],
  ['2027-07-01T00:30', '2027-06-30T17:30'],
])('shows %s UTC as %s', (moment, shown) => {
  expect(new Date(officeClock(new Date(`${moment}Z`))).toISOString().slice(0, 16)).toBe(shown)
})

it('writes a moment so that it begins with its day at the office', () => {
  expect(officeIso(new Date('2027-05-08T04:00:00Z'))).toBe('2027-05-07T21:00:00-07:00')
  expect(officeIso(new Date('2027-01-08T04:00:00Z'))).toBe('2027-01-07T21:00:00-07:00')
})
