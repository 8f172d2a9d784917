import type { Brand as BrandThing, ItemList, NGO } from 'schema-dts'
import { paths } from '../../../paths.ts'
import { picture } from '../../../ui/picture/catalogue.ts'
import { brandBySlug } from '../../content/brands/all.ts'
import type { Brand } from '../../content/brands/brand-schema.ts'
import type { Domain } from '../../content/domain-schema.ts'
import { absolute, brandId, organizationId } from '../../layout/structured-data.ts'

/** A brand as structured data. The foundation is an organization. */
export function brandEntity({ slug, name, tagline, summary, callToAction }: Brand): BrandThing | NGO {
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

/** The brands of an industry as structured data, in the page's order. */
export function brandList({ slug, heading, brands }: Domain): ItemList {
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
