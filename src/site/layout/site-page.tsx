import { type Context, Hono } from 'hono'
import type { ReactElement } from 'react'
import type { Thing } from 'schema-dts'
import { nextOfficeDay } from '../../contactmails/due/office-time.ts'
import type { ShownResult } from '../../contactmails/form/contact-form-state.ts'
import type { FormName } from '../../contactmails/form/form-result.ts'
import type { AppEnv, Bindings } from '../../env.ts'
import { renderForm, resultMeta } from './contact-form-result.ts'
import type { PageMeta } from './page-meta.ts'

/** A public page: its route, its entry in the sitemap, its link preview and its tests come from this. */
export type SitePage = {
  meta: PageMeta
  body: (given: { env: Bindings; result: ShownResult | undefined }) => ReactElement
  over?: 'plate'
  entity?: Thing
  /** The form on the page, which shows its sender the result of a native post. */
  form?: FormName
  status?: 404
  /** When the page shows another day or event. Its form, which names the day of the reply, is seen to. */
  changesAt?: (now: Date) => Date
}

/** The next moment at which a page changes by itself: at the latest with the year in the footer. */
export const nextChangeOf = ({ form, changesAt }: SitePage, now: Date): Date => {
  const newYear = new Date(Date.UTC(now.getUTCFullYear() + 1, 0))
  const moments = [newYear, form && nextOfficeDay(now), changesAt?.(now)]
  return new Date(Math.min(...moments.flatMap((moment) => moment?.getTime() ?? [])))
}

export const routesOf = (pages: SitePage[]): Hono<AppEnv> => {
  const routes = new Hono<AppEnv>()
  for (const page of pages) {
    routes.get(page.meta.pathname, (c) =>
      page.form ? renderForm(c, page.form, (result) => show(c, page, result)) : show(c, page),
    )
  }
  return routes
}

function show(c: Context<AppEnv>, { meta, body, status, form, changesAt, ...page }: SitePage, result?: ShownResult) {
  if (status) c.status(status)
  const isPrivate = Boolean(status || result)
  return c.render(body({ env: c.env, result }), { ...page, meta: resultMeta(meta, result), isPrivate })
}
