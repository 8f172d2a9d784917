import type {
  AnalyticsEngineDataset,
  D1Database,
  Fetcher,
  Queue,
  RateLimit,
  SendEmail,
} from '@cloudflare/workers-types'
import * as v from 'valibot'
import { settings } from './settings-schema.ts'

/** Bindings of wrangler.toml. Optional ones switch a feature on. */
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
  REPLY_DOMAIN?: string
  INBOUND_DOMAIN?: string
  SEND_RECEIPTS?: string
  RETENTION_DAYS?: string | number
  TURNSTILE_SITE_KEY?: string
  TURNSTILE_SECRET_KEY?: string
  BETTER_AUTH_SECRET?: string
  HEALTH_TOKEN?: string
  REQUIRE_ADMIN_TWO_FACTOR?: string
  ACCESS_TEAM_DOMAIN?: string
  ACCESS_AUD?: string
  /** The deployed version. */
  CF_VERSION_METADATA?: { id: string }
}

type Settings = { [Name in keyof typeof settings]: v.InferOutput<(typeof settings)[Name]['schema']> }
type Environment = { [Name in keyof Settings]?: unknown }
export const settingNames = Object.keys(settings) as (keyof Settings)[]

/** The parsed setting; undefined if it is not set, null if it is invalid. */
function read<Name extends keyof Settings>(env: Environment, name: Name): Settings[Name] | null | undefined {
  if (env[name] === undefined || env[name] === '') return undefined
  const result = v.safeParse(settings[name].schema as unknown as v.GenericSchema<unknown, Settings[Name]>, env[name])
  return result.success ? result.output : null
}

export type WrongSetting = { name: string; takes: string }

/** Settings that mean nothing without each other. */
const pairs: (keyof Settings)[][] = [
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  ['ACCESS_TEAM_DOMAIN', 'ACCESS_AUD'],
]

/** Invalid settings by name, without their values, which may be secret. */
export const wrongSettings = (env: Environment): WrongSetting[] => {
  const isMissing = (name: keyof Settings) =>
    pairs.some((pair) => pair.includes(name) && pair.some((half) => read(env, half)) && !read(env, name))
  const isWrong = (name: keyof Settings) => read(env, name) === null || isMissing(name)
  return settingNames.filter(isWrong).map((name) => ({ name, takes: settings[name].takes }))
}

/** The server that handles `/v1/api/*` instead of this Worker; null if unset or invalid. */
export const apiOrigin = (env: Environment): string | null => read(env, 'API_ORIGIN') ?? null

export type NotificationAddresses = { to: string; from: string }

/** Recipient and sender of notifications to staff; null if unset or invalid. */
export const notificationAddresses = (env: Environment): NotificationAddresses | null => {
  const to = read(env, 'NOTIFY_TO')
  if (!to) return null
  const from = read(env, 'NOTIFY_FROM')
  return from === null ? null : { to, from: from ?? `website@${to.split('@')[1]}` }
}

export type MailDomains = {
  /** Answers are sent from addresses at this domain; null: staff answer in their own mail program. */
  reply: string | null
  /** The Worker receives what is sent to this domain; null: it receives nothing. */
  inbound: string | null
}

export const mailDomains = (env: Environment & Pick<Bindings, 'MAILER'>): MailDomains => ({
  reply: (env.MAILER && read(env, 'REPLY_DOMAIN')) || null,
  inbound: read(env, 'INBOUND_DOMAIN') ?? null,
})

/** The secret of the hashes by which receipts are limited; null if the Worker sends no receipts. */
export const receiptSecret = (env: Environment & Pick<Bindings, 'MAILER'>): string | null =>
  (read(env, 'SEND_RECEIPTS') && mailDomains(env).reply && read(env, 'BETTER_AUTH_SECRET')) || null

/** Default of `RETENTION_DAYS`. */
export const defaultRetentionDays = 730

/** How many days a contactmail is stored; null if `RETENTION_DAYS` is invalid, so that nothing is deleted by mistake. */
export const retentionDays = (env: Environment): number | null => {
  const days = read(env, 'RETENTION_DAYS')
  return days === undefined ? defaultRetentionDays : days
}

export type TurnstileKeys = { siteKey: string; secretKey: string }

/** The keys of Turnstile; null unless both are set. */
export const turnstileKeys = (env: Environment): TurnstileKeys | null => {
  const siteKey = read(env, 'TURNSTILE_SITE_KEY')
  const secretKey = read(env, 'TURNSTILE_SECRET_KEY')
  return siteKey && secretKey ? { siteKey, secretKey } : null
}

/** What a monitor sends to read the figures of the health check; null if unset or invalid. */
export const healthToken = (env: Environment): string | null => read(env, 'HEALTH_TOKEN') ?? null

export type AccessSettings = { teamDomain: string; audience: string }

/** The team and application of Cloudflare Access; null if neither is set, undefined if one is missing or invalid. */
export const accessSettings = (env: Environment): AccessSettings | null | undefined => {
  const teamDomain = read(env, 'ACCESS_TEAM_DOMAIN')
  const audience = read(env, 'ACCESS_AUD')
  if (teamDomain === undefined && audience === undefined) return null
  return teamDomain && audience ? { teamDomain, audience } : undefined
}

/** Settings of sign-in. Two-factor is required of admins unless switched off; with an invalid secret nobody signs in. */
export const staffVariables = (env: Environment) => {
  return {
    BETTER_AUTH_SECRET: read(env, 'BETTER_AUTH_SECRET') ?? undefined,
    REQUIRE_ADMIN_TWO_FACTOR: read(env, 'REQUIRE_ADMIN_TWO_FACTOR') !== false,
  }
}

/** Hono's environment on every route. */
export type AppEnv = {
  /** `lazyRoute` sets `REQUEST_ID` for the apps that it mounts. */
  Bindings: Bindings & { REQUEST_ID?: string }
  Variables: { requestId: string }
}
