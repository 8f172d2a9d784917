import { paths } from '../../../paths.ts'
import { Slides } from '../../../ui/carousel/slides.tsx'
import { passSeconds } from '../../../ui/carousel/timings.ts'
import { BrandCard } from '../../../ui/picture/brand-card.tsx'
import { Plate } from '../../../ui/picture/plate.tsx'
import { ActionLink } from '../../../ui/text/action-link.tsx'
import { brands } from '../../content/brands.ts'
import { home } from '../../content/content.ts'
import { carouselWords } from '../../content/interface.ts'
import { NewsTeaser } from '../../layout/news-card.tsx'
import { metaOf } from '../../layout/page-meta.ts'
import { Columns, Paragraphs, Passage } from '../../layout/passage.tsx'
import type { SitePage } from '../../layout/site-page.tsx'
import { newestDayAt, newsAt } from '../../publication/shown.ts'
import { Hero } from './hero.tsx'
import { Reach } from './reach.tsx'

export const homePage: SitePage = {
  meta: {
    ...metaOf(paths.home, { meta: home.meta, opening: home.hero }, 'plates/home'),
    lastModified: newestDayAt,
  },
  over: 'plate',
  body: ({ now }) => (
    <>
      <Hero />
      <Network />
      <Vision />
      <GivesBack />
      <News now={now} />
      <Reach />
    </>
  ),
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

function Network() {
  return (
    <section className="band surface-paper overflow-hidden" aria-labelledby="network">
      <Passage words={home.network} id="network" className="wrap above-carousel" />
      <Slides
        id="network-brands"
        label={home.network.label}
        words={carouselWords}
        passSeconds={passSeconds.brands}
        items={brands}
        className="flex w-[min(18rem,74vw)]"
      >
        {(brand) => <BrandCard brand={brand} href={paths.brand(brand.slug)} className="w-full" />}
      </Slides>
    </section>
  )
}

function GivesBack() {
  const { label, figure, heading, paragraphs, action, caption } = home.givesBack
  return (
    <Columns id="gives-back" surface="surface-paper" className="max-lg:gap-y-14 items-center">
      <Plate
        of="plates/gives-back"
        caption={caption}
        className="print settles lg:col-span-5 lg:[rotate:-1.2deg] max-w-[34rem]"
      />
      <div className="lg:col-span-7">
        <p className="label">{label}</p>
        <h2 id="gives-back" className="mt-4">
          <span className="giving-figure">{figure}</span> <span className="block mt-5 title-section">{heading}</span>
        </h2>
        <Paragraphs of={paragraphs} className="mt-6 max-w-[56ch]" />
        {action && (
          <p className="mt-8">
            <ActionLink {...action} />
          </p>
        )}
      </div>
    </Columns>
  )
}
