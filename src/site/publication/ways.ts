import { paths } from '../../paths.ts'
import { allBrands, brandBySlug } from '../content/brands.ts'
import { contactInfo, facts, places, team } from '../content/content.ts'
import { industries } from '../content/domains.ts'
import type { Brand } from '../content/schemas/brand.ts'
import { newsAt } from './shown.ts'

/** The articles that name a brand among those they are about, newest first. */
export const storiesAbout = ({ name }: Brand, now: Date) =>
  newsAt(now).filter(({ hasLink, about }) => hasLink && about.some(({ entity }) => entity === name))

export const leadersOf = ({ slug }: Brand) => team.filter(({ brand }) => brand === slug)

/** The other brands of a brand's industries, without its divisions. */
export const sistersOf = ({ slug, divisions }: Brand) => {
  const own = [slug, ...divisions.map((division) => division.slug)]
  const shared = industries.filter(({ brands }) => brands.includes(slug)).flatMap(({ brands }) => brands)
  return [...new Set(shared)].filter((other) => !own.includes(other)).map(brandBySlug)
}

/** The page of a brand or person with this name; undefined if there is none. */
export const pathOfName = (name: string): string | undefined => {
  const brand = allBrands.find((brand) => brand.name === name)
  const leader = team.find(({ title }) => title === name)
  return brand ? paths.brand(brand.slug) : leader && paths.leader(leader.slug)
}

/** Where a place leads: to its page, or to what we do there. */
export const pathOfPlace = (place: string): string | undefined => {
  const [town] = place.split(',')
  if (facts.site.startsWith(place)) return paths.salalPoint
  if (town === contactInfo.city) return paths.contact
  return places.find(({ name }) => name === town) && `${paths.home}#reach`
}
