import ical from 'ical-generator'
import { paths } from '../../paths.ts'
import { company, facts, salalPoint } from '../content/content.ts'
import { trailhead } from '../content/salal-point.ts'
import { absolute } from '../layout/structured-data.ts'
import { lampEvenings } from '../publication/lamp-evenings.ts'

/** The evenings of this year and the next as iCalendar: all of them, or the one of a day, if there is one. */
export function lampCalendar(now: Date, wanted: string) {
  const evenings = lampEvenings(now).filter(({ day }) => [day, 'lamp'].includes(wanted))
  const { name, latitude: lat, longitude: lon } = trailhead
  const summary = `${salalPoint.evenings.event} · ${facts.site}`
  const calendar = ical({
    prodId: { company: company.name, product: facts.site },
    // With these, Outlook opens a single evening as a calendar of its own.
    ...(wanted === 'lamp' && { name: summary, url: absolute(paths.lampCalendar), ttl: 24 * 60 * 60 }),
  })
  for (const { day, from, until } of evenings)
    calendar.createEvent({
      id: `lamp-${day}@${new URL(company.origin).host}`,
      stamp: `${day.slice(0, 4)}-01-01T00:00:00Z`,
      start: from,
      end: until,
      summary,
      description: salalPoint.evenings.description,
      url: absolute(paths.salalPoint),
      location: { title: `${name}, ${facts.siteTown}`, geo: { lat, lon } },
    })
  return evenings.length > 0 ? `${calendar.toString()}\r\n` : undefined
}
