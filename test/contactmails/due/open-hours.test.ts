import { expect, it } from 'vitest'
import { dayLength, dayOf, isHoliday } from '../../../src/contactmails/due/holidays.ts'
import { officeHour } from '../../../src/contactmails/due/office-time.ts'
import { closingHour, openHours, openingHour } from '../../../src/contactmails/due/open-hours.ts'

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
