import type { D1Database, Fetcher } from '@cloudflare/workers-types'
import * as v from 'valibot'
import type { PageMeta } from './schemas/page-meta.ts'
import type { UserInfo } from './schemas/user.ts'

/** What wrangler.toml binds. */
export type Bindings = {
  DB: D1Database
  ASSETS: Fetcher
  API_ORIGIN?: string
  BETTER_AUTH_SECRET?: string
  REQUIRE_ADMIN_TWO_FACTOR?: string
}

const VariablesSchema = v.object({
  /** Origin that answers `/v1/api/*` in place of this Worker, e.g. `https://api.forager.example`. */
  API_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.url(),
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

const StaffVariablesSchema = v.object({
  /** Signs the sessions of staff. A secret, never under `[vars]`; without one nobody can sign in. */
  BETTER_AUTH_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  /** Whether an admin without a second factor is kept to the page that sets one up. */
  REQUIRE_ADMIN_TWO_FACTOR: v.pipe(
    v.optional(v.picklist(['true', 'false']), 'false'),
    v.transform((value) => value === 'true'),
  ),
})

/**
 * The variables that sign-in reads. Apart from the others, so that a wrong one costs no visitor's enquiry.
 * @throws v.ValiError if a variable is set to something it cannot be
 */
export const staffVariables = (env: Bindings): v.InferOutput<typeof StaffVariablesSchema> =>
  v.parse(StaffVariablesSchema, {
    BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET || undefined,
    REQUIRE_ADMIN_TWO_FACTOR: env.REQUIRE_ADMIN_TWO_FACTOR || undefined,
  })

/** Hono's environment on every route. */
export type AppEnv = { Bindings: Bindings; Variables: { requestId: string } }

declare module '@hono/react-renderer' {
  interface Props {
    meta: PageMeta
    /** What the header lies over: a plate, where its ink is white, or paper. */
    over?: 'plate' | 'paper'
    /** Out of search engines: errors, answers to a form and what is for staff. */
    isPrivate?: boolean
    /** Who is signed in, on pages that know: null where nobody is. */
    user?: UserInfo | null
  }
}
