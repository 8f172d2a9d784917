import { describe, expect, it } from 'vitest'
import { timesByWeek, timesOf } from '../../../src/staff/figures/figures.ts'
import { shareOf, spanOf } from '../../../src/staff/figures/figures-table.tsx'

const hour = 60 * 60 * 1000
/** Arrived on Monday, 1 June 2026 at the office, and was answered so many hours later. */
const answeredAfter = (hours: number, reason = 'Other') => {
  const createdAt = Date.UTC(2026, 5, 1, 19)
  return {
    reason,
    createdAt: new Date(createdAt).toISOString(),
    answeredAt: new Date(createdAt + hours * hour).toISOString(),
  }
}

describe('the times of answers', () => {
  it.each([
    [[], { answered: 0, onTime: 0, median: null, percentile90: null }],
    [[5], { answered: 1, onTime: 1, median: 5 * hour, percentile90: 5 * hour }],
    [[1, 100], { answered: 2, onTime: 1, median: hour, percentile90: 100 * hour }],
    [[10, 1, 2, 9, 3, 8, 4, 7, 5, 6], { answered: 10, onTime: 10, median: 5 * hour, percentile90: 9 * hour }],
    [[76, 78], { answered: 2, onTime: 1, median: 76 * hour, percentile90: 78 * hour }],
    [[-1], { answered: 1, onTime: 1, median: 0, percentile90: 0 }],
  ])('of %j hours', (hours, expected) => expect(timesOf(hours.map((count) => answeredAfter(count)))).toEqual(expected))

  it('belong to the week of the answer at the office', () => {
    // Monday at UTC, still Sunday evening at the office.
    const sunday = answeredAfter(0)
    sunday.answeredAt = '2026-06-08T05:00:00.000Z'
    const weeks = timesByWeek([sunday, answeredAfter(1), answeredAfter(200)], 3, new Date('2026-06-14T12:00:00Z'))
    expect(weeks.map(({ monday, answered }) => [new Date(monday).toISOString().slice(0, 10), answered])).toEqual([
      ['2026-06-08', 1],
      ['2026-06-01', 2],
      ['2026-05-25', 0],
    ])
  })
})

it.each([
  [null, '–'],
  [0, '0 min'],
  [59 * 60_000, '59 min'],
  [hour, '1 h'],
  [7.54 * hour, '7.5 h'],
  [47 * hour, '47 h'],
  [77 * hour, '3.2 days'],
])('%s ms is written %s', (time, text) => expect(spanOf(time)).toBe(text))

it('writes a count with its share', () => {
  expect(shareOf(1, 3)).toBe('1 (33%)')
  expect(shareOf(0, 0)).toBe('–')
})
