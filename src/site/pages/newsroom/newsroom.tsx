import { paths } from '../../../paths.ts'
import { Plate } from '../../../ui/picture/plate.tsx'
import { Pager } from '../../../ui/text/pager.tsx'
import { newsroom } from '../../content/content.ts'
import { NewsCard } from '../../layout/news-card.tsx'
import { openingOfPage } from '../../layout/openings.tsx'
import { Passage } from '../../layout/passage.tsx'
import { newsPage } from '../../publication/shown.ts'

/** Grid spans, repeated every four items. Two items side by side align their plates and their words. */
const spans = [
  'md:row-span-2 md:grid-rows-subgrid md:col-span-7',
  'md:row-span-2 md:grid-rows-subgrid md:col-span-5',
  'md:row-span-2 md:col-span-12 lg:col-span-8',
  'md:row-span-2 md:col-span-12 lg:col-span-4',
]

export function Newsroom({ now, page }: { now: Date; page: number }) {
  const [latest, ...others] = newsPage(now, page)
  const words = openingOfPage(newsroom.opening, page)
  const hasOlder = newsPage(now, page + 1).length > 0
  return (
    <>
      <div className="bleed-right pe-[var(--inset)] opening columns">
        <Passage words={words} size="title-beside" className="lg:col-span-6 lg:self-center">
          <p className="mt-6">
            <a href={paths.press} className="text-link inline-block py-1">
              {newsroom.press}
            </a>
          </p>
        </Passage>
        <Plate
          of="plates/newsroom"
          eager
          caption={newsroom.opening.caption}
          imageClassName="w-full aspect-[16/9] lg:aspect-[4/3] object-cover object-[30%_50%]"
          className="lg:col-span-6 -me-[var(--inset)]"
        />
      </div>
      <div className="wrap pt-[clamp(3rem,6vw,6rem)] band-end grid gap-x-[clamp(1.5rem,3vw,3rem)] gap-y-[clamp(1.5rem,3vw,3rem)] md:grid-cols-12">
        {latest && <NewsCard item={latest} level={2} wide className="md:row-span-2 md:col-span-12" />}
        {others.map((item, index) => (
          <NewsCard key={item.heading} item={item} level={2} wide={index % 4 === 2} className={spans[index % 4]} />
        ))}
      </div>
      <Pager words={newsroom} page={page} at={paths.newsPage} hasOlder={hasOlder} className="wrap band-end" />
    </>
  )
}
