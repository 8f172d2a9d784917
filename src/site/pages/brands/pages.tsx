import type { Brand as BrandThing, ItemList, NGO } from 'schema-dts'
import { paths } from '../../../paths.ts'
import { picture } from '../../../ui/picture/catalogue.ts'
import { allBrands, brandBySlug } from '../../content/brands.ts'
import { domains } from '../../content/domains.ts'
import type { Brand } from '../../content/schemas/brand.ts'
import type { Domain } from '../../content/schemas/domain.ts'
import { brandPlate, domainPlates } from '../../layout/plates-of.ts'
import type { SitePage } from '../../layout/site-page.tsx'
import { absolute, brandId, organizationId } from '../../layout/structured-data.ts'
import { BrandPage } from './brand-page.tsx'
import { DomainPage } from './domain-page.tsx'

export const networkPages: SitePage[] = [...domains.map(domainPage), ...allBrands.map(brandPage)]

export function domainPage(domain: Domain): SitePage {
  const { slug, name, heading, summary, keywords, brands } = domain
  return {
    meta: {
      pathname: paths.domain(slug),
      title: slug === 'main' ? `${name} | Forager` : `${name} brands | Forager`,
      content: [summary],
      type: 'CollectionPage',
      keywords,
      categories: ['Brands'],
      children: brands.map(paths.brand),
      preview: { words: heading, plates: [slug === 'main' ? 'plates/home' : domainPlates[slug]] },
    },
    entity: brandList(domain),
    body: () => <DomainPage domain={domain} />,
  }
}

export function brandPage(brand: Brand): SitePage {
  const { slug, name, tagline, heading, summary, keywords, divisions } = brand
  return {
    meta: {
      pathname: paths.brand(slug),
      title: `${name} | ${tagline}`,
      content: [summary],
      keywords,
      categories: ['Brands'],
      children: divisions.map((division) => paths.brand(division.slug)),
      preview: { words: heading, plates: [brandPlate(slug)] },
    },
    entity: brandEntity(brand),
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

function brandList({ slug, heading, brands }: Domain): ItemList {
  return {
    '@type': 'ItemList',
    '@id': absolute(`${paths.domain(slug)}#brands`),
    name: heading,
    itemListElement: brands.map((brand, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: brandBySlug(brand).name,
      url: absolute(paths.brand(brand)),
    })),
  }
}
