import type { PictureName } from '../../src/art/catalogue.ts'
import { articlePlates, brandPlates, domainPlates } from '../../src/art/plates-of.ts'
import { allBrands } from '../../src/content/brands/all.ts'
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
import { privacy } from '../../src/content/privacy.ts'
import { story } from '../../src/content/story.ts'
import { paths } from '../../src/paths.ts'
import type { Brand } from '../../src/schemas/brand.ts'

/** What the link preview of a page is made from. */
export type Page = {
  pathname: string
  title: string
  /** Several are shown as strips side by side. A brand without one shows its mark. */
  plates: (PictureName | undefined)[]
  brand?: Brand
}

/** Every page that people may pass on a link to. */
export const pages: Page[] = [
  { pathname: paths.home, title: home.hero.heading, plates: ['plates/home'] },
  { pathname: paths.ourStory, title: story.opening.heading, plates: ['plates/our-story'] },
  { pathname: paths.ourCommunity, title: community.opening.heading, plates: ['plates/our-community'] },
  { pathname: paths.ourFocus, title: focus.opening.heading, plates: Object.values(domainPlates) },
  { pathname: paths.ourTeam, title: ourTeam.opening.heading, plates: ['plates/team'] },
  { pathname: paths.newsroom, title: newsroom.opening.heading, plates: ['plates/newsroom'] },
  { pathname: paths.careers, title: careers.opening.heading, plates: ['plates/careers'] },
  { pathname: paths.contact, title: contact.opening.heading, plates: ['plates/contact'] },
  { pathname: paths.privacy, title: privacy.opening.heading, plates: ['plates/vision'] },
  { pathname: paths.notFound, title: notFound.heading, plates: ['plates/not-found'] },
  ...domains.map(({ slug, heading }) => {
    const plate = slug === 'main' ? 'plates/home' : domainPlates[slug]
    return { pathname: paths.domain(slug), title: heading, plates: [plate] satisfies PictureName[] }
  }),
  ...allBrands.map((brand) => {
    const { slug, heading } = brand
    const plate = brandPlates[slug]
    return { pathname: paths.brand(slug), title: heading, plates: plate ? [plate] : [], brand }
  }),
  ...news
    .filter(({ hasLink }) => hasLink)
    .map(({ heading }) => {
      const slug = slugOf(heading)
      return { pathname: paths.article(slug), title: heading, plates: [articlePlates[slug]] }
    }),
]
