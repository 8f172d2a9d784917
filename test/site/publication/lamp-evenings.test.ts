import { describe, expect, it } from 'vitest'
import { nextOfficeDay } from '../../../src/contactmails/due/office-time.ts'
import { facts } from '../../../src/site/content/content.ts'
import {
  lampEvenings,
  nextLampChange,
  nextLampEvenings,
  nextSeason,
} from '../../../src/site/publication/lamp-evenings.ts'

const years = Array.from({ length: 12 }, (_, at) => 2024 + at)
const newYear = (year: number) => new Date(Date.UTC(year, 0, 2))

/** By the clock on the wall in Vancouver. */
const onTheWall = (moment: Date, options: Intl.DateTimeFormatOptions) =>
  moment.toLocaleString('en-CA', { timeZone: 'America/Vancouver', ...options })

describe.each(years)('%i', (year) => {
  const evenings = lampEvenings(newYear(year)).filter(({ day }) => day.startsWith(String(year)))

  it('has an evening in each month of the season', () => {
    const months = evenings.map(({ from }) => onTheWall(from, { month: 'long' }))
    expect(months[0]).toBe(facts.siteFirstMonth)
    expect(months.at(-1)).toBe(facts.siteLastMonth)
    expect(new Set(months).size).toBe(months.length)
  })

  it('has them on the first such day of the month, at the times that the page names', () => {
    for (const { day, from, until } of evenings) {
      expect(onTheWall(from, { weekday: 'long' })).toBe(facts.lampDay)
      expect(Number(day.slice(8))).toBeLessThanOrEqual(7)
      expect(Number(onTheWall(from, { day: 'numeric' }))).toBe(Number(day.slice(8)))
      const times = [from, until].map((moment) => onTheWall(moment, { hour: 'numeric', minute: '2-digit' }))
      expect(times.map((time) => time.replace(':00', ''))).toEqual([facts.lampFrom, facts.lampUntil])
    }
  })
})

it('lists an evening until it is over, and then one that was not listed', () => {
  for (const evening of lampEvenings(newYear(2027))) {
    const { day, until } = evening
    const before = nextLampEvenings(new Date(until.getTime() - 1)).map((next) => next.day)
    const after = nextLampEvenings(until).map((next) => next.day)
    expect(before[0]).toBe(day)
    expect(after).not.toContain(day)
    expect(after.slice(0, -1)).toEqual(before.slice(1))
    expect(after).toHaveLength(5)
  }
})

it('changes no list or season before the moment it names, and one of them then', () => {
  const shown = (now: Date) => JSON.stringify([nextLampEvenings(now), nextSeason(now)])
  let now = newYear(2026)
  for (let changes = 0; changes < 30; changes += 1) {
    const change = nextLampChange(now)
    expect(change.getTime()).toBeGreaterThan(now.getTime())
    for (let day = now; day < change; day = nextOfficeDay(day)) expect(shown(day)).toBe(shown(now))
    expect(shown(new Date(change.getTime() - 1))).toBe(shown(now))
    expect(shown(change)).not.toBe(shown(now))
    now = change
  }
})
