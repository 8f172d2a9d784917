import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueAtOf, dueDate, dueWords, isOverdue, overdueBefore } from '../../../src/contactmails/due/due-date.ts'
import { dayLength, dayOf, isHoliday, isWorkingDay, weekday } from '../../../src/contactmails/due/holidays.ts'
import { officeDay, officeHour } from '../../../src/contactmails/due/office-time.ts'

/** The hour and day on the office's clock, independently of the code. */
const atOffice = (moment: Date) =>
  moment.toLocaleString('en-CA', { timeZone: 'America/Vancouver', hourCycle: 'h23' }).replace(',', '')

/** A moment as the office's clock shows it. */
const office = (text: string) => {
  const [year = 0, month = 0, date = 0, hour = 0] = text.split(/[-\s]/).map(Number)
  return officeHour(dayOf(year, month, date), hour)
}

describe('statutory holidays', () => {
  it.each([
    [2023, '01-01 02-20 04-07 05-22 07-01 08-07 09-04 09-30 10-09 11-11 12-25'],
    [2025, '01-01 02-17 04-18 05-19 07-01 08-04 09-01 09-30 10-13 11-11 12-25'],
    [2026, '01-01 02-16 04-03 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-25'],
    [2027, '01-01 02-15 03-26 05-24 07-01 08-02 09-06 09-30 10-11 11-11 12-25'],
    [2029, '01-01 02-19 03-30 05-21 07-02 08-06 09-03 09-30 10-08 11-11 12-25'],
  ])('of %i', (year, expected) => {
    const days = Array.from({ length: 365 }, (_, at) => dayOf(year, 1, 1) + at * dayLength).filter(isHoliday)
    expect(days.map((day) => new Date(day).toISOString().slice(5, 10)).join(' ')).toBe(expected)
  })
})

describe('the due date', () => {
  it.each([
    ['an ordinary Monday', '2026-06-01 10', '2026-06-04 17'],
    ['late on a Monday', '2026-06-01 23', '2026-06-04 17'],
    ['a Wednesday: the weekend does not count', '2026-06-03 09', '2026-06-08 17'],
    ['a Saturday', '2026-06-06 12', '2026-06-10 17'],
    ['a holiday', '2026-05-18 12', '2026-05-21 17'],
    ['the day before Good Friday', '2026-04-02 12', '2026-04-08 17'],
    ['the end of a year', '2026-12-31 12', '2027-01-06 17'],
    ['the days before Christmas', '2026-12-23 12', '2026-12-29 17'],
    ['Remembrance Day on a Wednesday', '2026-11-09 12', '2026-11-13 17'],
    ['Christmas Day on a Saturday, which moves to no other day', '2027-12-23 12', '2027-12-28 17'],
    ['Canada Day on a Sunday, which moves to Monday', '2029-06-29 12', '2029-07-05 17'],
    ['the clocks going forward', '2025-03-07 12', '2025-03-12 17'],
    ['the clocks going back', '2025-10-31 12', '2025-11-05 17'],
  ])('%s', (_name, openedAt, due) => expect(dueDate(office(openedAt))).toEqual(office(due)))

  it('follows the office’s clock, not UTC: 5 p.m. in summer and in winter', () => {
    expect(dueDate(new Date('2025-07-07T18:00:00Z')).toISOString()).toBe('2025-07-11T00:00:00.000Z')
    expect(dueDate(new Date('2025-01-06T18:00:00Z')).toISOString()).toBe('2025-01-10T01:00:00.000Z')
    // Sunday at UTC, still Saturday at the office, and the other way round.
    expect(dueDate(new Date('2025-07-08T05:00:00Z'))).toEqual(dueDate(new Date('2025-07-07T18:00:00Z')))
  })

  const moments = fc.date({ min: new Date('2023-10-01'), max: new Date('2040-01-01'), noInvalidDate: true })

  it('is always at 5 p.m. on a working day, with three of them from the day after', () => {
    fc.assert(
      fc.property(moments, (openedAt) => {
        const due = dueDate(openedAt)
        expect(atOffice(due)).toMatch(/ 17:00:00$/)
        const days = []
        for (let day = officeDay(openedAt) + dayLength; day <= officeDay(due); day += dayLength) days.push(day)
        expect(isWorkingDay(officeDay(due))).toBe(true)
        expect(days.filter((day) => weekday(day) !== 0 && weekday(day) !== 6 && !isHoliday(day))).toHaveLength(3)
        expect(days.length).toBeLessThanOrEqual(8)
      }),
    )
  })

  it('is never earlier for what arrives later', () => {
    fc.assert(
      fc.property(moments, fc.nat(10 * dayLength), (first, later) => {
        expect(dueDate(new Date(first.getTime() + later)).getTime()).toBeGreaterThanOrEqual(dueDate(first).getTime())
      }),
    )
  })

  it('splits open contactmails at one moment into overdue ones and others', () => {
    fc.assert(
      fc.property(moments, fc.nat(20 * dayLength), (now, ago) => {
        const openedAt = new Date(now.getTime() - ago)
        expect(openedAt < overdueBefore(now)).toBe(dueDate(openedAt) < now)
      }),
    )
  })

  it.each([
    ['open', true],
    ['waiting', false],
    ['answered', false],
    ['closed', false],
  ] as const)('of one that is %s: %s', (status, isDue) => {
    const dueAt = dueAtOf(status, '2026-06-01T12:00:00.000Z')
    expect(dueAt !== null).toBe(isDue)
    expect(isOverdue(dueAt, new Date('2026-07-01'))).toBe(isDue)
    expect(isOverdue(dueAt, new Date('2026-06-02'))).toBe(false)
  })
})

describe('in words', () => {
  it.each([
    ['2026-06-04 09', 'due today'],
    ['2026-06-04 17', 'due today'],
    ['2026-06-04 17.5', 'overdue by 1 hour'],
    ['2026-06-04 22', 'overdue by 5 hours'],
    ['2026-06-03 23', 'due tomorrow'],
    ['2026-06-02 01', 'due in 2 days'],
    ['2026-06-05 01', 'overdue by 1 day'],
    ['2026-06-06 20', 'overdue by 2 days'],
  ])('at %s', (now, words) => expect(dueWords(office('2026-06-04 17').toISOString(), office(now))).toBe(words))
})
