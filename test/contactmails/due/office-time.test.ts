import { afterEach, expect, it, vi } from 'vitest'
import { dayOf } from '../../../src/contactmails/due/holidays.ts'
import { officeClock, officeHour, officeIso } from '../../../src/contactmails/due/office-time.ts'

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
