import { paths } from '../../../paths.ts'
import { allBrands } from '../../content/brands/all.ts'
import type { Brand } from '../../content/brands/brand-schema.ts'
import type { Domain } from '../../content/domain-schema.ts'
import { domains } from '../../content/domains.ts'
import type { PageMeta } from '../../layout/page-meta.ts'
import { brandPlates, domainPlates } from '../../layout/plates-of.ts'

export const metas: PageMeta[] = [...domains.map(domainMeta), ...allBrands.map(brandMeta)]

export function domainMeta({ slug, name, heading, summary, keywords, brands }: Domain): PageMeta {
  return {
    pathname: paths.domain(slug),
    title: slug === 'main' ? `${name} | Forager` : `${name} brands | Forager`,
    content: [summary],
    type: 'CollectionPage',
    keywords,
    categories: ['Brands'],
    children: brands.map(paths.brand),
    preview: { words: heading, plates: [slug === 'main' ? 'plates/home' : domainPlates[slug]] },
  }
}

export function brandMeta({ slug, name, tagline, heading, summary, keywords, divisions }: Brand): PageMeta {
  return {
    pathname: paths.brand(slug),
    title: `${name} | ${tagline}`,
    content: [summary],
    keywords,
    categories: ['Brands'],
    children: divisions.map((division) => paths.brand(division.slug)),
    preview: { words: heading, plates: [brandPlates[slug]] },
  }
}
