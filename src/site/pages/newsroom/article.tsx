import { paths } from '../../../paths.ts'
import { ActionLink } from '../../../ui/text/action-link.tsx'
import { Unbroken } from '../../../ui/text/unbroken.tsx'
import { contactInfo, facts, newsroom, places, team } from '../../content/content.ts'
import { isoDate } from '../../content/news.ts'
import type { NewsItem } from '../../content/schemas/news-item.ts'
import { SocialLinks } from '../../layout/contact-lines.tsx'
import { Invitation } from '../../layout/invitation.tsx'
import { NewsTeaser, Visual } from '../../layout/news-card.tsx'
import { Prose } from '../../layout/passage.tsx'
import { articleAfter, isShown } from '../../publication/shown.ts'
import { topics } from '../../publication/topics.ts'

export function Article({ item, now }: { item: NewsItem; now: Date }) {
  const { slug, description } = item
  const place = <Named name={item.place} href={pathOfPlace(item.place)} />
  const named = (name: string) => <Named name={name} href={pathOfName(name, now)} />
  return (
    <>
      <article>
        <header className="wrap opening pb-[clamp(2.5rem,5vw,4rem)] lg:pe-[16%]">
          <p className="label">{newsroom.opening.label}</p>
          <h1 className="mt-4 title-page">{item.heading}</h1>
          <p className="lead text-balance mt-6 max-w-[46ch]">{item.subheading}</p>
          <p className="mt-6 flex flex-wrap items-baseline gap-x-2 text-muted">
            <span className="max-sm:w-full">
              {newsroom.by} <strong className="text-text">{named(item.author)}</strong>
            </span>
            <span className="max-sm:hidden" aria-hidden="true">
              ·
            </span>
            <time dateTime={isoDate(item)}>{item.date}</time>
            <span aria-hidden="true">·</span>
            <span>{item.readTime}</span>
            {!item.hasVisual && (
              <>
                <span aria-hidden="true">·</span>
                <span>{place}</span>
              </>
            )}
          </p>
        </header>
        <Visual
          of={item}
          sizes="100vw"
          eager
          caption={place}
          className="bleed-right"
          imageClassName={`w-full object-cover moves-plate-${slug}`}
        />
        <div className="wrap columns band">
          <div className="prose lg:col-span-7 text-[1.0938rem]">
            <Prose of={description.slice(0, 1)} className="drop-cap" />
            <Prose of={description.slice(1)} />
          </div>
          <aside className="lg:col-span-4 lg:col-start-9" aria-labelledby="about">
            <h2 id="about" className="title-part">
              {newsroom.about}
            </h2>
            <dl className="mt-5 border-t border-line">
              {[...item.about, { entity: item.author, description: item.bio }].map(({ entity, description }) => (
                <div key={entity} className="py-4 border-b border-line">
                  <dt className="font-semibold">{named(entity)}</dt>
                  <dd className="mt-1 text-muted">
                    <Unbroken text={description} />
                  </dd>
                </div>
              ))}
            </dl>
            <h2 className="mt-8 title-text unprinted">{newsroom.share}</h2>
            <SocialLinks className="mt-3 flex gap-2 unprinted" />
          </aside>
        </div>
      </article>
      <NewsTeaser heading="next" item={articleAfter(item, now)}>
        <h2 id="next" className="title-section">
          {newsroom.next}
        </h2>
        <p className="mt-8">
          <ActionLink text={newsroom.back} href={paths.newsroom} />
        </p>
      </NewsTeaser>
      <Invitation about={paths.article(slug)} />
    </>
  )
}

function Named({ name, href }: { name: string; href: string | undefined }) {
  if (!href) return name
  return (
    <a className="text-link inline-block py-1 -my-1" href={href}>
      {name}
    </a>
  )
}

function pathOfName(name: string, now: Date) {
  const leader = team.find(({ title }) => title === name)
  if (leader) return paths.leader(leader.slug)
  return topics.find(({ topic, entry }) => topic === name && isShown(entry, now))?.about
}

function pathOfPlace(place: string) {
  const [town] = place.split(',')
  if (facts.site.startsWith(place)) return paths.salalPoint
  if (town === contactInfo.city) return paths.contact
  return places.find(({ name }) => name === town) && `${paths.home}#reach`
}
