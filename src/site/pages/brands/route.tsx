import { Hono } from 'hono'
import { allBrands } from '../../content/brands/all.ts'
import { domains } from '../../content/domains.ts'
import type { AppEnv } from '../../env.ts'
import { paths } from '../../paths.ts'
import type { Brand } from '../../schemas/brand.ts'
import type { Domain } from '../../schemas/domain.ts'
import type { PageMeta } from '../../schemas/page-meta.ts'
import { brandEntity, brandList } from './brand-entity.ts'
import { BrandPage } from './brand-page.tsx'
import { DomainPage } from './domain-page.tsx'

export const metas: PageMeta[] = [...domains.map(domainMeta), ...allBrands.map(brandMeta)]

// A value that is none of these falls through to the redirects for unknown paths.
export const route = new Hono<AppEnv>()
  .get(paths.domain(':slug'), (c, next) => {
    const domain = domains.find(({ slug }) => slug === c.req.param('slug'))
    return domain
      ? c.render(<DomainPage domain={domain} />, { meta: domainMeta(domain), entity: brandList(domain) })
      : next()
  })
  .get(paths.brand(':slug'), (c, next) => {
    const brand = allBrands.find(({ slug }) => slug === c.req.param('slug'))
    return brand
      ? c.render(<BrandPage brand={brand} />, { meta: brandMeta(brand), entity: brandEntity(brand) })
      : next()
  })

function domainMeta({ slug, name, summary, keywords, brands }: Domain): PageMeta {
  return {
    pathname: paths.domain(slug),
    title: slug === 'main' ? `${name} | Forager` : `${name} brands | Forager`,
    content: [summary],
    type: 'CollectionPage',
    keywords,
    categories: ['Brands'],
    children: brands.map(paths.brand),
  }
}

function brandMeta({ slug, name, tagline, summary, keywords, divisions }: Brand): PageMeta {
  return {
    pathname: paths.brand(slug),
    title: `${name} | ${tagline}`,
    content: [summary],
    keywords,
    categories: ['Brands'],
    children: divisions.map((division) => paths.brand(division.slug)),
  }
}
