import type { D1Database, Fetcher } from '@cloudflare/workers-types'
import type { Thing } from 'schema-dts'
import * as v from 'valibot'
import type { PageMeta } from './schemas/page-meta.ts'

/** What wrangler.toml binds. */
export type Bindings = {
  DB: D1Database
  ASSETS: Fetcher
  API_ORIGIN?: string
}

const VariablesSchema = v.object({
  /** Origin that answers `/v1/api/*` in place of this Worker, e.g. `https://api.forager.example`. */
  API_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.url(),
      v.regex(/^https?:/i, 'API_ORIGIN has to begin with https:// or http://'),
      v.transform((url) => new URL(url).origin),
    ),
  ),
})
export type Variables = v.InferOutput<typeof VariablesSchema>

/**
 * The Worker's variables, an empty one being the same as none.
 * @throws v.ValiError if a variable is set to something it cannot be
 */
export const variables = (env: Bindings): Variables =>
  v.parse(VariablesSchema, { API_ORIGIN: env.API_ORIGIN || undefined })

/** Hono's environment on every route. */
export type AppEnv = { Bindings: Bindings; Variables: { requestId: string } }

declare module '@hono/react-renderer' {
  interface Props {
    meta: PageMeta
    /** What the header lies over: a plate, where its ink is white, or paper. */
    over?: 'plate' | 'paper'
    /** Out of search engines: errors, answers to a form and what is for staff. */
    isPrivate?: boolean
    /** What the page is about, for machines. */
    entity?: Thing
  }
}
