import { type Context, Hono } from 'hono'
import type { ReactElement } from 'react'
import type { Thing } from 'schema-dts'
import { nextOfficeDay } from '../../contactmails/due/office-time.ts'
import type { ShownResult } from '../../contactmails/form/contact-form-state.ts'
import type { FormName } from '../../contactmails/form/sealed-result.ts'
import type { AppEnv, Bindings } from '../../env.ts'
import { nextPublication } from '../publication/shown.ts'
import { isBuilding } from '../rendering/built-pages.ts'
import { renderForm, resultMeta } from './native-post.ts'
import type { PageMeta } from './page-meta.ts'

export type PageProps = { env: Bindings; result: ShownResult | undefined; now: Date }

/** A public page: its route, its entry in the sitemap, its link preview and its tests come from this. */
export type SitePage = {
  meta: PageMeta
  body: (given: PageProps) => ReactElement
  over?: 'plate'
  entity?: (now: Date) => Thing
  form?: FormName
  status?: 404
  /** Outside the lists of pages, and excluded from search engines. */
  isUnlisted?: true
  /** For a page that is public for a time only; outside it, its address is unknown. */
  isShown?: (now: Date) => boolean
  /** When the page shows another day or event. `nextChangeOf` adds the midnight after which its form names another day. */
  changesAt?: (now: Date) => Date
}

/** Pages to come are rendered by the build too, which assembles their style sheets. */
export const isPublicAt = ({ isShown }: SitePage, now: Date) => isBuilding || !isShown || isShown(now)

/** The next moment at which a page changes by itself: at the latest with the year in the footer. */
export const nextChangeOf = ({ form, changesAt }: SitePage, now: Date): Date => {
  const newYear = new Date(Date.UTC(now.getUTCFullYear() + 1, 0))
  const moments = [newYear, form && nextOfficeDay(now), changesAt?.(now)].flatMap((moment) => moment?.getTime() ?? [])
  return new Date(Math.min(...moments, nextPublication(now)))
}

export const routesOf = (pages: SitePage[]): Hono<AppEnv> => {
  const routes = new Hono<AppEnv>()
  for (const page of pages) {
    routes.get(page.meta.pathname, (c, next) => {
      const now = new Date()
      if (!isPublicAt(page, now)) return next()
      const show = (result?: ShownResult) => respond(c, page, now, result)
      return page.form ? renderForm(c, page.form, show) : show()
    })
  }
  return routes
}

function respond(c: Context<AppEnv>, page: SitePage, now: Date, result?: ShownResult) {
  const { meta, body, entity, status, isUnlisted, over } = page
  if (status) c.status(status)
  const isPrivate = Boolean(status || result || isUnlisted)
  const content = body({ env: c.env, result, now })
  return c.render(content, { meta: resultMeta(meta, result), isPrivate, over, entity: entity?.(now) })
}
