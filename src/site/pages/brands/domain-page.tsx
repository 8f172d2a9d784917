import { paths } from '../../../paths.ts'
import { BrandCard } from '../../../ui/picture/brand-card.tsx'
import { Plate } from '../../../ui/picture/plate.tsx'
import { NavLink } from '../../../ui/text/nav-link.tsx'
import { brandBySlug } from '../../content/brands.ts'
import { brandPages } from '../../content/content.ts'
import { domains } from '../../content/domains.ts'
import type { BrandSlug } from '../../content/schemas/brand.ts'
import type { Domain } from '../../content/schemas/domain.ts'
import { Invitation } from '../../layout/invitation.tsx'
import { OpeningWide } from '../../layout/openings.tsx'
import { Paragraphs, Passage } from '../../layout/passage.tsx'
import { domainPlate } from '../../layout/plates-of.ts'
import { FoundationBlock } from './foundation.tsx'

export function DomainPage({ domain }: { domain: Domain }) {
  const { slug, heading, description, brands } = domain
  const words = { label: brandPages.domainLabel, heading, paragraphs: [description] }
  return (
    <>
      {slug === 'main' ? (
        <OpeningWide words={words} />
      ) : (
        <div className="wrap opening columns md:grid-cols-12">
          <Passage words={words} size="title-page" className="md:col-span-7" />
          <Plate
            of={domainPlate(slug)}
            eager
            className="print md:col-span-5 lg:col-span-4 lg:col-start-9 self-start md:mt-1.5"
          />
        </div>
      )}
      <div className="wrap pt-[clamp(2.5rem,5vw,4.5rem)] band-end columns">
        <nav aria-label={brandPages.industries} className="lg:col-span-3 stays-beside">
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
        {slug === 'main' ? <Cards brands={brands} /> : <Rows domain={domain} />}
      </div>
      {brands.includes('fnd') && <FoundationBlock />}
      <Invitation about={paths.domain(slug)} />
    </>
  )
}

function Cards({ brands }: { brands: BrandSlug[] }) {
  return (
    <ul className="lg:col-span-9 grid gap-[clamp(0.75rem,2.5vw,2rem)] sm:grid-cols-3 self-start">
      {brands
        .filter((brand) => brand !== 'fnd')
        .map((brand) => (
          <li key={brand} className="flex">
            <BrandCard brand={brandBySlug(brand)} href={paths.brand(brand)} level={2} folds className="w-full" />
          </li>
        ))}
    </ul>
  )
}

function Rows({ domain: { brands, notes } }: { domain: Domain }) {
  return (
    <ul className="lg:col-span-9 flex flex-col gap-[clamp(2rem,4vw,3rem)]">
      {brands.map(brandBySlug).map((brand) => (
        <li
          key={brand.slug}
          className="grid gaps gap-y-5 sm:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-9 items-center"
        >
          <BrandCard brand={brand} href={paths.brand(brand.slug)} level={2} folds className="lg:col-span-3" />
          <div className="lg:col-span-6 max-w-[58ch] grid gap-4">
            <Paragraphs of={notes.find(({ slug }) => slug === brand.slug)?.paragraphs ?? []} />
          </div>
        </li>
      ))}
    </ul>
  )
}
