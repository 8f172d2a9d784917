import type { Brand as BrandThing, NGO } from 'schema-dts'
import { paths } from '../../../paths.ts'
import { picture } from '../../../ui/picture/catalogue.ts'
import { allBrands } from '../../content/brands.ts'
import { domains } from '../../content/domains.ts'
import type { Brand } from '../../content/schemas/brand.ts'
import type { Domain } from '../../content/schemas/domain.ts'
import { metaOf } from '../../layout/page-meta.ts'
import { brandPlate, domainPlate } from '../../layout/plates-of.ts'
import type { SitePage } from '../../layout/site-page.tsx'
import { absolute, brandId, organizationId } from '../../layout/structured-data.ts'
import { BrandPage } from './brand-page.tsx'
import { DomainPage } from './domain-page.tsx'

export const networkPages: SitePage[] = [...domains.map(domainPage), ...allBrands.map(brandPage)]

export function domainPage(domain: Domain): SitePage {
  const { slug, name, summary, keywords, brands } = domain
  const title = slug === 'main' ? `${name} | Forager` : `${name} brands | Forager`
  const words = { meta: { title, summary, keywords }, opening: domain }
  return {
    meta: {
      ...metaOf(paths.domain(slug), words, domainPlate(slug)),
      type: 'CollectionPage',
      categories: ['Brands'],
      children: brands.map(paths.brand),
    },
    body: () => <DomainPage domain={domain} />,
  }
}

export function brandPage(brand: Brand): SitePage {
  const { slug, name, tagline, summary, keywords, divisions } = brand
  const words = { meta: { title: `${name} | ${tagline}`, summary, keywords }, opening: brand }
  return {
    meta: {
      ...metaOf(paths.brand(slug), words, brandPlate(slug)),
      categories: ['Brands'],
      children: divisions.map((division) => paths.brand(division.slug)),
    },
    entity: () => brandEntity(brand),
    body: ({ now }) => <BrandPage brand={brand} now={now} />,
  }
}

function brandEntity({ slug, name, tagline, summary, callToAction }: Brand): BrandThing | NGO {
  const common = {
    '@id': brandId(slug),
    name,
    slogan: tagline,
    description: summary,
    url: absolute(paths.brand(slug)),
    sameAs: callToAction.link,
    logo: absolute(picture(`marks/${slug}`).src),
  }
  return slug === 'fnd'
    ? { '@type': 'NGO', ...common, funder: { '@id': organizationId } }
    : { '@type': 'Brand', ...common }
}
