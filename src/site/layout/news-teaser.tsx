import type { ReactNode } from 'react'
import type { NewsItem } from '../content/news/news-item-schema.ts'
import { NewsCard } from './news-card.tsx'

type Props = {
  /** The id of the heading in `children`. */
  heading: string
  item: NewsItem
  children: ReactNode
}

export function NewsTeaser({ heading, item, children }: Props) {
  return (
    <section className="band surface-shade" aria-labelledby={heading}>
      <div className="wrap columns items-center">
        <div className="lg:col-span-4">{children}</div>
        <div className="lg:col-span-8">
          <NewsCard item={item} level={3} wide />
        </div>
      </div>
    </section>
  )
}
