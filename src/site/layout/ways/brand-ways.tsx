import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/picture/icon.tsx'
import { brandPages } from '../../content/content.ts'
import { isoDate } from '../../content/news.ts'
import type { Brand } from '../../content/schemas/brand.ts'
import { leadersOf, sistersOf, storiesAbout } from '../../publication/ways.ts'

/** Where a brand's page leads on: its stories, its people and the brands beside it. */
export function BrandWays({ brand, now }: { brand: Brand; now: Date }) {
  const words = brandPages.ways
  const groups = [
    {
      heading: words.stories,
      links: storiesAbout(brand, now).map((item) => ({
        href: paths.article(item.slug),
        text: item.heading,
        note: <time dateTime={isoDate(item)}>{item.date}</time>,
      })),
    },
    {
      heading: words.people,
      links: leadersOf(brand).map(({ slug, title, position }) => ({
        href: paths.leader(slug),
        text: title,
        note: position,
      })),
    },
    {
      heading: words.sisters,
      links: sistersOf(brand).map(({ slug, name, tagline }) => ({
        href: paths.brand(slug),
        text: name,
        note: tagline,
      })),
    },
  ].filter(({ links }) => links.length > 0)
  return (
    <nav
      className={`${brand.divisions.length > 0 ? 'band' : 'band-end'} surface-paper unprinted`}
      aria-label={words.label}
    >
      <div className="wrap grid gaps md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {groups.map(({ heading, links }) => (
          <div key={heading} className="max-w-[30rem]">
            <p className="label">{heading}</p>
            <ul className="mt-4 border-t border-line">
              {links.map(({ href, text, note }) => (
                <li key={href} className="border-b border-line">
                  <a
                    href={href}
                    className="group flex items-center justify-between gap-[min(1rem,2vw)] min-h-11 py-3.5 no-underline"
                  >
                    <span>
                      <span className="block font-display font-semibold text-[1.2rem] leading-[1.3] group-hover:underline underline-offset-4">
                        {text}
                      </span>
                      <span className="block mt-1 text-small text-muted">{note}</span>
                    </span>
                    <Icon name="arrow-right" className="size-5 flex-none text-accent" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
