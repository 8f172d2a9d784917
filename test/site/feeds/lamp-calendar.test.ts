import ICAL from 'ical.js'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { facts } from '../../../src/site/content/content.ts'
import { trailhead } from '../../../src/site/content/salal-point.ts'
import { lampEvenings, nextLampEvenings } from '../../../src/site/publication/lamp-evenings.ts'
import { ask } from '../../helpers/site.ts'

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))

afterEach(() => void vi.useRealTimers())

it('is a calendar of all evenings of this year and the next', async () => {
  const response = await ask(paths.lampCalendar)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toMatch(/^text\/calendar; charset=utf-8$/i)
  expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/)
  const text = await response.text()
  const events = eventsOf(text)
  const evenings = lampEvenings(new Date())
  expect(events.map(({ startDate, endDate }) => [startDate, endDate].map((time) => time?.toJSDate()))).toEqual(
    evenings.map(({ from, until }) => [from, until]),
  )
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(evenings.length)
  for (const { summary, location } of events)
    expect([summary, location]).toEqual([expect.stringContaining(facts.site), `${trailhead.name}, ${facts.siteTown}`])
})

it('ends with a line break, as RFC 5545, section 3.1, wants', async () => {
  expect(await (await ask(paths.lampCalendar)).text()).toMatch(/\r\nEND:VCALENDAR\r\n$/)
})

it('has lines as RFC 5545 wants them', async () => {
  const bytes = new Uint8Array(await (await ask(paths.lampCalendar)).arrayBuffer())
  const lines = new TextDecoder().decode(bytes).split('\r\n')
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n]/)
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  }
})

it('is the same whenever it is read in a year', async () => {
  const texts = []
  for (const day of ['2027-01-02', '2027-06-30', '2027-12-30']) {
    vi.setSystemTime(Date.parse(`${day}T20:00Z`))
    texts.push(await (await ask(paths.lampCalendar)).text())
  }
  expect(new Set(texts).size).toBe(1)
})

it('gives out each evening alone', async () => {
  for (const { day, from } of nextLampEvenings(new Date())) {
    const response = await ask(paths.lampEvening(day))
    const text = await response.text()
    const [event, ...others] = eventsOf(text)
    expect(event?.startDate.toJSDate()).toEqual(from)
    expect(others).toEqual([])
    // Outlook makes a file with a name a calendar of its own.
    expect(text).not.toMatch(/^(X-WR-CALNAME|NAME|REFRESH-INTERVAL)/m)
  }
})

it.each(['2027-05-08', '', '../lamp', 'lamp-2027-05-07', '2027-05-07.ics', '1', '9'.repeat(5000)])(
  'knows no evening %s',
  async (day) => {
    const [known, unknown] = [await ask('/none'), await ask(paths.lampEvening(day))]
    expect([unknown.status, unknown.headers.get('Location')]).toEqual([known.status, known.headers.get('Location')])
  },
)
