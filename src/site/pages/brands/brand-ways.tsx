import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/picture/icon.tsx'
import { brandBySlug } from '../../content/brands.ts'
import { brandPages, team } from '../../content/content.ts'
import { industries } from '../../content/domains.ts'
import type { Brand } from '../../content/schemas/brand.ts'
import { newsAt } from '../../publication/shown.ts'

export function BrandWays({ brand, now }: { brand: Brand; now: Date }) {
  const { label, ...headings } = brandPages.ways
  const ways = waysOf(brand, now)
  const kinds = (['stories', 'people', 'sisters'] as const).filter((kind) => ways[kind].length > 0)
  if (kinds.length === 0) return null
  return (
    <nav className={`${brand.divisions.length > 0 ? 'band' : 'band-end'} surface-paper unprinted`} aria-label={label}>
      <div className="wrap grid gaps md:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {kinds.map((kind) => (
          <div key={kind} className={kinds.length === 3 ? 'md:max-lg:first:col-span-2' : 'only-child:max-w-[35rem]'}>
            <p className="label">{headings[kind]}</p>
            <ul className="mt-4 border-t border-line">
              {ways[kind].map(({ href, text, note }) => (
                <li
                  key={href}
                  className="relative flex items-center justify-between gap-[min(1rem,2vw)] py-3.5 border-b border-line"
                >
                  <p className="text-balance">
                    <a
                      href={href}
                      className="covers hover:underline underline-offset-4 title-item font-display font-semibold leading-[1.3]"
                    >
                      {text}
                    </a>
                    <span className="block mt-1 text-small text-muted">{note}</span>
                  </p>
                  <Icon name="arrow-right" className="size-5 flex-none text-accent" />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}

function waysOf({ slug, name, divisions }: Brand, now: Date) {
  const own = [slug, ...divisions.map((division) => division.slug)]
  const ofIndustries = industries.flatMap(({ brands }) => (brands.includes(slug) ? brands : []))
  const sisters = [...new Set(ofIndustries)].filter((other) => !own.includes(other)).map(brandBySlug)
  return {
    stories: newsAt(now)
      .filter(({ hasLink, about }) => hasLink && about.some(({ entity }) => entity === name))
      .map(({ slug, heading, date }) => ({ href: paths.article(slug), text: heading, note: date })),
    people: team
      .filter(({ brand }) => brand === slug)
      .map(({ slug, title, position }) => ({ href: paths.leader(slug), text: title, note: position })),
    sisters: sisters.map(({ slug, name, tagline }) => ({ href: paths.brand(slug), text: name, note: tagline })),
  }
}
