import { paths } from '../../paths.ts'
import { brandBySlug } from '../content/brands.ts'
import { contactInfo, facts, places, team } from '../content/content.ts'
import { industries } from '../content/domains.ts'
import type { Brand } from '../content/schemas/brand.ts'
import { newsAt } from './shown.ts'
import { topics } from './topics.ts'

export const waysOf = ({ slug, name, divisions }: Brand, now: Date) => {
  const own = [slug, ...divisions.map((division) => division.slug)]
  const ofIndustries = industries.flatMap(({ brands }) => (brands.includes(slug) ? brands : []))
  const sisters = [...new Set(ofIndustries)].filter((other) => !own.includes(other)).map(brandBySlug)
  return {
    stories: newsAt(now)
      .filter(({ hasLink, about }) => hasLink && about.some(({ entity }) => entity === name))
      .map(({ slug, heading, date }) => ({ href: paths.article(slug), text: heading, note: date })),
    people: team
      .filter(({ brand }) => brand === slug)
      .map(({ slug, title, position }) => ({ href: paths.leader(slug), text: title, note: position })),
    sisters: sisters.map(({ slug, name, tagline }) => ({ href: paths.brand(slug), text: name, note: tagline })),
  }
}

export const pathOfName = (name: string): string | undefined => {
  const leader = team.find(({ title }) => title === name)
  return leader ? paths.leader(leader.slug) : topics.find(({ topic }) => topic === name)?.about
}

/** Where a place leads: to its page, or to what we do there. */
export const pathOfPlace = (place: string): string | undefined => {
  const [town] = place.split(',')
  if (facts.site.startsWith(place)) return paths.salalPoint
  if (town === contactInfo.city) return paths.contact
  return places.find(({ name }) => name === town) && `${paths.home}#reach`
}
