import type { Event, Place } from 'schema-dts'
import { officeIso } from '../../../contactmails/due/office-time.ts'
import { paths } from '../../../paths.ts'
import { foundation } from '../../content/brands.ts'
import { contactInfo, facts, foundationPage, salalPoint } from '../../content/content.ts'
import { openingHours } from '../../content/salal-point.ts'
import { openGraphImage } from '../../layout/head.tsx'
import { absolute, brandId } from '../../layout/structured-data.ts'
import { type LampEvening, nextLampEvenings, nextSeason } from '../../publication/lamp-evenings.ts'

const id = (name: string) => absolute(`${paths.salalPoint}#${name}`)
const image = () => absolute(openGraphImage({ pathname: paths.salalPoint }).src)

export const lightStation = (now: Date): Place => ({
  '@type': 'Place',
  '@id': id('place'),
  name: facts.site,
  description: foundationPage.domain.description,
  url: absolute(paths.salalPoint),
  image: image(),
  address: {
    '@type': 'PostalAddress',
    addressLocality: facts.siteTown,
    addressRegion: contactInfo.province,
    addressCountry: contactInfo.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: facts.siteLatitude, longitude: facts.siteLongitude },
  isAccessibleForFree: true,
  openingHoursSpecification: { '@type': 'OpeningHoursSpecification', ...openingHours, ...nextSeason(now) },
  event: nextLampEvenings(now).map(lampEvent),
})

const lampEvent = ({ day, from, until }: LampEvening): Event => ({
  '@type': 'Event',
  '@id': id(day),
  name: `${salalPoint.evenings.event} · ${facts.site}`,
  description: salalPoint.evenings.description,
  startDate: officeIso(from),
  endDate: officeIso(until),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@id': id('place') },
  organizer: { '@type': 'NGO', '@id': brandId('fnd'), name: foundation.name },
  image: image(),
  isAccessibleForFree: true,
})
