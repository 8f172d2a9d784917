import { paths } from '../../../paths.ts'
import { Plate } from '../../../ui/picture/plate.tsx'
import { home } from '../../content/content.ts'
import { NewsTeaser } from '../../layout/news-card.tsx'
import { metaOf } from '../../layout/page-meta.ts'
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
    ...metaOf(home.meta),
    lastModified: newestDayAt,
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
