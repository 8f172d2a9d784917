import { Hono } from 'hono'
import type { AppEnv } from '../../../env.ts'
import { paths } from '../../../paths.ts'
import { allBrands } from '../../content/brands/all.ts'
import { domains } from '../../content/domains.ts'
import { brandEntity, brandList } from './brand-entity.ts'
import { BrandPage } from './brand-page.tsx'
import { DomainPage } from './domain-page.tsx'
import { brandMeta, domainMeta } from './meta.ts'

// An unknown slug falls through to the redirects for unknown paths.
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
