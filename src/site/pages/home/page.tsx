import { paths } from '../../../paths.ts'
import { Plate } from '../../../ui/picture/plate.tsx'
import { brands } from '../../content/brands.ts'
import { home } from '../../content/content.ts'
import { capitalized, spelledOut } from '../../content/spelled-out.ts'
import { NewsTeaser } from '../../layout/news-card.tsx'
import { Passage } from '../../layout/passage.tsx'
import type { SitePage } from '../../layout/site-page.tsx'
import { newestDayAt, newsAt } from '../../publication/shown.ts'
import { GivesBack } from './gives-back.tsx'
import { Hero } from './hero.tsx'
import { Network } from './network.tsx'
import { Reach } from './reach.tsx'

export const homePage: SitePage = {
  meta: {
    pathname: paths.home,
    title: 'Forager | Stories keep places alive',
    content: [
      `${capitalized(spelledOut(brands.length))} brands and a foundation from Gibsons, BC, for the people who look after tourism, arts, culture and heritage.`,
    ],
    lastModified: newestDayAt,
    keywords: ['tourism', 'arts', 'culture', 'heritage', 'Gibsons BC', 'holding company'],
    preview: { words: home.hero.heading, plates: ['plates/home'] },
  },
  over: 'plate',
  body: ({ now }) => <Home now={now} />,
}

function Home({ now }: { now: Date }) {
  return (
    <>
      <Hero />
      <Network />
      <Vision />
      <GivesBack />
      <News now={now} />
      <Reach />
    </>
  )
}

function News({ now }: { now: Date }) {
  const [latest] = newsAt(now)
  return (
    latest && (
      <NewsTeaser heading="news" item={latest}>
        <Passage words={home.news} id="news" />
      </NewsTeaser>
    )
  )
}

function Vision() {
  return (
    <section className="surface-ink beside-plate" aria-labelledby="vision">
      <Plate
        of="plates/vision"
        className="relative max-lg:aspect-[4/3] lg:col-start-2 lg:row-span-2"
        imageClassName="fills object-cover"
      />
      <p className="plate-caption bleed-right lg:col-start-1 lg:row-start-2 lg:pb-8">{home.vision.caption}</p>
      <div className="lg:col-start-1 lg:row-start-1 band-beside inset-right bleed-right">
        <Passage words={home.vision} id="vision" />
      </div>
    </section>
  )
}
