import { paths } from '../../paths.ts'
import { Plate } from '../../ui/picture/plate.tsx'
import { isoDate, readTime, slugOf } from '../content/news/all.ts'
import type { NewsItem } from '../content/news/news-item-schema.ts'
import { newsroom } from '../content/newsroom.ts'
import { NewsCard } from './news-card.tsx'
import { articlePlate } from './plates-of.ts'

type Props = { item: NewsItem; level: 2 | 3; wide?: boolean; className?: string }

/** The card of a news item, as the home page and the newsroom show it. */
export function NewsPreview({ item, ...card }: Props) {
  const slug = slugOf(item.heading)
  const plate = articlePlate(item)
  return (
    <NewsCard
      {...card}
      id={slug}
      heading={item.heading}
      subheading={item.subheading}
      {...(!item.hasLink && { body: item.description })}
      date={item.date}
      isoDate={isoDate(item)}
      readTime={readTime(item)}
      link={item.hasLink ? { href: paths.article(slug), text: newsroom.readArticle } : undefined}
      plate={
        plate && (
          <Plate
            of={plate}
            decorative
            className="relative"
            imageClassName={`w-full md:h-full object-cover moves-plate-${slug}`}
          />
        )
      }
    />
  )
}
