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
      <nav aria-label={brandPages.industries} className="wrap mt-12">
        <ul className="flex flex-wrap gap-x-2 gap-y-2">
          {domains.map((other) => (
            <li key={other.slug}>
              <NavLink
                text={other.name}
                href={paths.domain(other.slug)}
                current={other.slug === slug}
                className="industry pressable inline-flex items-center min-h-11 px-4 border-2 border-line font-semibold no-underline"
              />
            </li>
          ))}
        </ul>
      </nav>
      <ul className="wrap pt-12 pb-[clamp(4.5rem,9vw,8.5rem)] grid gap-x-[clamp(1rem,2.5vw,2rem)] gap-y-10 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
        {network.map((brand) => (
          <li key={brand} className="flex">
            <BrandCard brand={brandBySlug(brand)} href={paths.brand(brand)} level={2} className="w-full" />
          </li>
        ))}
      </ul>
      {brands.includes('fnd') && <FoundationBlock />}
    </>
  )
}
