import { BrandCard } from '../../art/brand-card.tsx'
import { brandPages } from '../../content/brand-pages.ts'
import { brandBySlug } from '../../content/brands/all.ts'
import { domains } from '../../content/domains.ts'
import { paths } from '../../paths.ts'
import type { Domain } from '../../schemas/domain.ts'
import { NavLink } from '../../ui/nav-link.tsx'
import { Passage } from '../../ui/passage.tsx'
import { FoundationBlock } from './foundation-block.tsx'

/** The brands of one industry, or all of them with the foundation in its own block. */
export function DomainPage({ domain }: { domain: Domain }) {
  const { slug, heading, description, brands } = domain
  const network = brands.filter((brand) => brand !== 'fnd')
  return (
    <>
      <Passage
        words={{ label: brandPages.domainLabel, heading, paragraphs: [description] }}
        level={1}
        size="title-page"
        className="wrap opening lg:pr-[24%]"
      />
      <div className="wrap pt-[clamp(2.5rem,5vw,4.5rem)] pb-[clamp(4.5rem,9vw,8.5rem)] grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={brandPages.industries} className="lg:sticky lg:top-28 lg:self-start">
          <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0 lg:border-t lg:border-line">
            {domains.map((other) => (
              <li key={other.slug} className="lg:border-b lg:border-line">
                <NavLink
                  text={other.name}
                  href={paths.domain(other.slug)}
                  current={other.slug === slug}
                  className="industry flex items-center min-h-11 px-4 font-semibold no-underline max-lg:border-2 max-lg:border-line"
                />
              </li>
            ))}
          </ul>
        </nav>
        <ul className="grid gap-x-[clamp(0.75rem,2.5vw,2rem)] gap-y-[clamp(0.75rem,2.5vw,2.5rem)] grid-cols-2 md:grid-cols-3 self-start">
          {network.map((brand) => (
            <li key={brand} className="flex">
              <BrandCard brand={brandBySlug(brand)} href={paths.brand(brand)} level={2} className="w-full" />
            </li>
          ))}
        </ul>
      </div>
      {brands.includes('fnd') && <FoundationBlock />}
    </>
  )
}
