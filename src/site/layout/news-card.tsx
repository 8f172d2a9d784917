import type { ComponentProps, ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/picture/icon.tsx'
import { Photograph } from '../../ui/picture/photograph.tsx'
import { Plate } from '../../ui/picture/plate.tsx'
import { newsroom } from '../content/content.ts'
import { isoDate } from '../content/news.ts'
import type { NewsItem } from '../content/schemas/news-item.ts'
import { Columns, Prose } from './passage.tsx'
import { articlePlate } from './plates-of.ts'

type Props = {
  item: NewsItem
  level: 2 | 3
  wide?: boolean
  className?: string | undefined
}

/** A news item as a printed clipping. An item without a page is shown in full; feeds link to its id. */
export function NewsCard({ item, level, wide = false, className = '' }: Props) {
  const { slug, heading, subheading, hasLink, hasVisual, description } = item
  const Heading = `h${level}` as const
  return (
    <article
      id={slug}
      className={`lifts print relative grid gap-x-8 gap-y-5 ${hasVisual ? (wide ? 'md:grid-cols-2 lg:grid-cols-[1fr_1fr] md:pb-4!' : 'grid-rows-[1fr_auto]') : 'content-start'} ${className}`}
    >
      <Visual
        of={item}
        sizes="(min-width: 48em) 45rem, 100vw"
        decorative
        className="relative"
        imageClassName={`w-full md:h-full object-cover moves-plate-${slug}`}
      />
      <div className={`p-2 ${wide ? 'self-center' : 'self-start'}`}>
        <p className="title-note">
          <time dateTime={isoDate(item)}>{item.date}</time>
          {` · ${item.readTime}`}
        </p>
        <Heading className="title-part mt-3">
          {hasLink ? (
            <a href={paths.article(slug)} className="covers">
              {heading}
            </a>
          ) : (
            heading
          )}
        </Heading>
        <p className="mt-3 max-w-[56ch]">{subheading}</p>
        {hasLink ? (
          <p className="mt-5 flex items-center gap-2 font-semibold text-accent" aria-hidden="true">
            {newsroom.readArticle}
            <Icon name="arrow-right" className="size-4" />
          </p>
        ) : (
          <Prose of={description} className="mt-3 max-w-[60ch] text-muted" level={3} />
        )}
      </div>
    </article>
  )
}

export function NewsTeaser({ heading, item, children }: { heading: string; item: NewsItem; children: ReactNode }) {
  return (
    <Columns id={heading} surface="surface-shade" className="items-center">
      <div className="lg:col-span-4">{children}</div>
      <div className="lg:col-span-8">
        <NewsCard item={item} level={3} wide />
      </div>
    </Columns>
  )
}

type VisualProps = Omit<ComponentProps<typeof Plate>, 'of'> & { of: NewsItem; sizes: string }

export function Visual({ of: item, sizes, imageClassName = '', ...props }: VisualProps) {
  const { hasVisual, photograph } = item
  const plate = articlePlate(item)
  if (plate) return <Plate of={plate} imageClassName={imageClassName} {...props} />
  if (!hasVisual || !photograph) return
  return <Photograph of={photograph} sizes={sizes} imageClassName={`aspect-[8/5] ${imageClassName}`} {...props} />
}
