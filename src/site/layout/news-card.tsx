import type { ReactNode } from 'react'
import { Icon } from '../../ui/picture/icon.tsx'

type Props = {
  /** Lets feeds link to an item that has no page. */
  id?: string
  heading: string
  subheading: string
  /** The full text of an item that has no page. */
  body?: string[]
  /** dd/mm/yyyy; `isoDate` is the same day as yyyy-mm-dd. */
  date: string
  isoDate: string
  readTime: string
  /** Link to the article, for an item that has a page. */
  link?: { href: string; text: string } | undefined
  plate?: ReactNode
  level: 2 | 3
  /** Places the plate beside the words instead of above them. */
  wide?: boolean
  className?: string
}

/** A news item as a printed clipping. */
export function NewsCard(props: Props) {
  const {
    id,
    heading,
    subheading,
    body = [],
    date,
    isoDate,
    readTime,
    link,
    plate,
    level,
    wide = false,
    className = '',
  } = props
  const Heading = `h${level}` as const
  return (
    <article
      id={id}
      className={`lifts print relative grid gap-x-8 gap-y-5 ${plate ? (wide ? 'md:grid-cols-2 lg:grid-cols-[7fr_5fr] md:pb-4!' : 'grid-rows-[1fr_auto]') : 'content-start'} ${className}`}
    >
      {plate}
      <div className={`p-2 ${wide ? 'self-center' : 'self-start'}`}>
        <p className="byline">
          <time dateTime={isoDate}>{date}</time>
          {` · ${readTime}`}
        </p>
        <Heading className="title-part mt-3">
          {link ? (
            <a href={link.href} className="covers">
              {heading}
            </a>
          ) : (
            heading
          )}
        </Heading>
        <p className="mt-3 max-w-[56ch]">{subheading}</p>
        {body.map((paragraph) => (
          <p key={paragraph} className="mt-3 max-w-[60ch] text-muted">
            {paragraph}
          </p>
        ))}
        {link && (
          <p className="mt-5 flex items-center gap-2 font-semibold text-accent" aria-hidden="true">
            {link.text}
            <Icon name="arrow-right" className="size-4" />
          </p>
        )}
      </div>
    </article>
  )
}
