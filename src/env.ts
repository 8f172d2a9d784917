import type {
  AnalyticsEngineDataset,
  D1Database,
  Fetcher,
  Queue,
  RateLimit,
  SendEmail,
} from '@cloudflare/workers-types'
import type { Thing } from 'schema-dts'
import * as v from 'valibot'
import type { PageMeta } from './schemas/page-meta.ts'
import type { UserInfo } from './schemas/user.ts'

/** What wrangler.toml binds. Without any of the optional ones the site works, and does without what they are for. */
export type Bindings = {
  DB: D1Database
  ASSETS: Fetcher
  CONTACTMAILS?: Queue<unknown>
  MAILER?: SendEmail
  VISITOR_LIMIT?: RateLimit
  STRICT_LIMIT?: RateLimit
  ALL_VISITORS_LIMIT?: RateLimit
  BEACON_LIMIT?: RateLimit
  ANALYTICS?: AnalyticsEngineDataset
  API_ORIGIN?: string
  NOTIFY_TO?: string
  NOTIFY_FROM?: string
  RETENTION_DAYS?: string | number
  TURNSTILE_SITE_KEY?: string
  TURNSTILE_SECRET_KEY?: string
  BETTER_AUTH_SECRET?: string
  REQUIRE_ADMIN_TWO_FACTOR?: string
  /** Names the deployed version. */
  CF_VERSION_METADATA?: { id: string }
  /** For benches: `off` renders every page anew, `miss` keeps pages without ever finding one. */
  PAGE_CACHE?: string
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

const AddressSchema = v.pipe(v.string(), v.trim(), v.email())
export type NoticeAddresses = { to: string; from: string }

/** Who is told about a new mail, and by whom; null where that is not configured, or not with addresses. */
export const noticeAddresses = ({ NOTIFY_TO, NOTIFY_FROM }: Bindings): NoticeAddresses | null => {
  const to = v.safeParse(AddressSchema, NOTIFY_TO)
  if (!to.success) return null
  const from = v.safeParse(AddressSchema, NOTIFY_FROM || `website@${to.output.split('@')[1]}`)
  return from.success ? { to: to.output, from: from.output } : null
}

const DaysSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1))

/**
 * How many days a mail is kept.
 * @throws v.ValiError if `RETENTION_DAYS` is not a whole number from 1, so that nothing is deleted by mistake
 */
export const retentionDays = ({ RETENTION_DAYS }: Bindings): number => v.parse(DaysSchema, RETENTION_DAYS || 730)

export type TurnstileKeys = { siteKey: string; secretKey: string }

/** Turnstile is on when both keys are set. */
export const turnstileKeys = ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY }: Bindings): TurnstileKeys | null =>
  TURNSTILE_SITE_KEY && TURNSTILE_SECRET_KEY ? { siteKey: TURNSTILE_SITE_KEY, secretKey: TURNSTILE_SECRET_KEY } : null

const localHosts = ['localhost', '127.0.0.1', '[::1]']

/** Whether this is a developer's own machine. */
export const isLocalHost = (hostname: string): boolean => localHosts.includes(hostname)

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
    /** What the page is about, for machines. */
    entity?: Thing
  }
}
