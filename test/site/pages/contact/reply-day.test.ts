import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dueAtOf, dueDay } from '../../../../src/contactmails/due/due-date.ts'
import { dayLength, dayOf, isHoliday } from '../../../../src/contactmails/due/holidays.ts'
import { nextOfficeDay, officeHour } from '../../../../src/contactmails/due/office-time.ts'
import { replyBy } from '../../../../src/contactmails/form/form-words.ts'
import worker from '../../../../src/index.ts'
import { paths } from '../../../../src/paths.ts'
import { officeHours } from '../../../../src/site/layout/contact-lines.tsx'
import { origin } from '../../../helpers/site.ts'

/** Longer than two years, with every holiday and, where the clocks still change, each change twice. */
const days = Array.from({ length: 800 }, (_, at) => dayOf(2024, 9, 1) + at * dayLength)

const [weekday, month, number] = (
  [{ weekday: 'long' }, { month: 'long' }, { day: 'numeric' }] satisfies Intl.DateTimeFormatOptions[]
).map((options) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Vancouver', ...options }))

/** The day on which the inbox says that a contactmail of this moment is due, by formats of its own. */
const dueInInbox = (moment: Date) => {
  const due = new Date(dueAtOf('open', moment.toISOString()) ?? '')
  return `${weekday?.format(due)}, ${month?.format(due)} ${number?.format(due)}`
}

const { ANALYTICS: _, ...bindings } = env

async function ask(headers: Record<string, string> = {}) {
  const context = createExecutionContext()
  const response = await worker.fetch(new Request(origin + paths.contact, { headers }), bindings, context)
  const html = await response.text()
  await waitOnExecutionContext(context)
  return { response, html }
}

const promiseOf = (moment: Date) => replyBy(dueInInbox(moment))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it('has holidays and both changes of the clocks among its days', () => {
  const lengths = days.map(
    (day) => (officeHour(day + dayLength, 0).getTime() - officeHour(day, 0).getTime()) / 3_600_000,
  )
  expect(lengths).toEqual(expect.arrayContaining([23, 24, 25]))
  expect(days.filter(isHoliday).length).toBeGreaterThan(20)
})

it('is the due day of the inbox at every hour of 800 days, and changes at the office’s midnight alone', () => {
  for (const day of days) {
    const begin = officeHour(day, 0)
    const end = nextOfficeDay(begin)
    expect(end).toEqual(officeHour(day + dayLength, 0))
    const last = dueDay(new Date(end.getTime() - 1))
    for (let moment = begin.getTime(); moment < end.getTime(); moment += 3_600_000) {
      const now = new Date(moment)
      expect(dueDay(now)).toBe(dueInInbox(now))
      expect(nextOfficeDay(now)).toEqual(end)
      expect(dueDay(now)).toBe(last)
    }
  }
})

it('ends when the office closes', () => {
  expect(replyBy('Friday')).toBe(`We reply by ${officeHours.closes} Pacific on Friday.`)
})

describe('the page', () => {
  it('promises the due day of the inbox to its last second and from its first, on 800 days', {
    timeout: 300_000,
  }, async () => {
    for (const day of days) {
      const begin = officeHour(day, 0)
      vi.setSystemTime(begin)
      const first = await ask()
      expect(first.html.includes(promiseOf(begin)), String(begin)).toBe(true)
      const last = new Date(nextOfficeDay(begin).getTime() - 1)
      vi.setSystemTime(last)
      expect((await ask()).html.includes(promiseOf(last)), String(last)).toBe(true)
    }
  })

  it('is unchanged for who has it until midnight, and not a second longer', async () => {
    const noon = officeHour(dayOf(2026, 11, 24), 12)
    vi.setSystemTime(noon)
    const { response } = await ask()
    const condition = { 'If-None-Match': response.headers.get('ETag') ?? '' }
    const midnight = nextOfficeDay(noon)
    vi.setSystemTime(midnight.getTime() - 1)
    expect((await ask(condition)).response.status).toBe(304)
    vi.setSystemTime(midnight)
    const next = await ask(condition)
    expect(next.response.status).toBe(200)
    expect(next.html.includes('Monday, November\u00a030')).toBe(true)
  })

  it('is kept at the edge until midnight at the longest', async () => {
    // Long after the last story that is still to appear, which would end the copy sooner.
    for (const hour of [0, 9, 23]) {
      const now = officeHour(dayOf(2040, 12, 3), hour)
      vi.setSystemTime(now)
      const { response } = await ask()
      const [, fresh, old] = /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(
        response.headers.get('Cloudflare-CDN-Cache-Control') ?? '',
      ) as string[]
      expect(now.getTime() + (Number(fresh) + Number(old)) * 1000).toBe(nextOfficeDay(now).getTime())
    }
  })
})
