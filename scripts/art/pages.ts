import { allBrands, foundation } from '../../src/content/brands/all.ts'
import { careers } from '../../src/content/careers.ts'
import { community } from '../../src/content/community.ts'
import { contact } from '../../src/content/contact.ts'
import { domains } from '../../src/content/domains.ts'
import { focus } from '../../src/content/focus.ts'
import { home } from '../../src/content/home.ts'
import { news, slugOf } from '../../src/content/news/all.ts'
import { newsroom } from '../../src/content/newsroom.ts'
import { notFound } from '../../src/content/not-found.ts'
import { ourTeam } from '../../src/content/our-team.ts'
import { story } from '../../src/content/story.ts'
import { paths } from '../../src/paths.ts'
import type { Brand, BrandSlug } from '../../src/schemas/brand.ts'
import type { Domain } from '../../src/schemas/domain.ts'

/** What the link preview of a page is made from. */
type Page = { pathname: string; title: string; plate: string; brand?: Brand }

/** Every page that people may pass on a link to. */
export const pages: Page[] = [
  { pathname: paths.home, title: home.hero.heading, plate: 'home' },
  { pathname: paths.ourStory, title: story.opening.heading, plate: 'our-story' },
  { pathname: paths.ourCommunity, title: community.opening.heading, plate: 'our-community' },
  { pathname: paths.ourFocus, title: focus.opening.heading, plate: 'focus-technology' },
  { pathname: paths.ourTeam, title: ourTeam.opening.heading, plate: 'our-story' },
  { pathname: paths.newsroom, title: newsroom.opening.heading, plate: 'newsroom' },
  { pathname: paths.careers, title: careers.opening.heading, plate: 'careers' },
  { pathname: paths.contact, title: contact.opening.heading, plate: 'contact' },
  { pathname: paths.notFound, title: notFound.heading, plate: 'not-found' },
  ...domains.map(({ slug, heading }) => {
    return { pathname: paths.domain(slug), title: heading, plate: slug === 'main' ? 'home' : focusPlate(slug) }
  }),
  ...allBrands.map((brand) => {
    const { slug, heading } = brand
    const plate = slug === foundation.slug ? 'lighthouse-station' : focusPlate(domainOf(slug).slug)
    return { pathname: paths.brand(slug), title: heading, plate, brand }
  }),
  ...news
    .filter(({ hasLink }) => hasLink)
    .map(({ heading }) => {
      const slug = slugOf(heading)
      return { pathname: paths.article(slug), title: heading, plate: `news-${slug}` }
    }),
]

function focusPlate(slug: string) {
  return `focus-${slug.replace('&', 'and')}`
}

/** The industry that names the brand first, or else names it at all. */
function domainOf(brand: BrandSlug) {
  const industries = domains.filter(({ slug }) => slug !== 'main')
  const domain =
    industries.find(({ brands }) => brands[0] === brand) ?? industries.find(({ brands }) => brands.includes(brand))
  return domain as Domain
}
