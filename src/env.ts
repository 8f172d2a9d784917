import type * as cloudflare from '@cloudflare/workers-types'
import * as v from 'valibot'

export const isLocalHost = (hostname: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const KeySchema = v.pipe(v.string(), v.minLength(32))
const AddressSchema = v.pipe(v.string(), v.trim(), v.email())

/** Lower case, with a dot, at most 100 characters: addresses at it, with a token before the @, stay within 254. */
const DomainSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(100),
  v.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/),
)

/** Sessions and enquiries go there, so plain http is limited to localhost. */
const OriginSchema = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => new URL(url)),
  v.check(({ protocol, hostname }) => protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname))),
  v.transform(({ origin }) => origin),
)

/** At most a hundred years, so that every computed date stays valid. */
const DaysSchema = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1), v.maxValue(36_500))

const FlagSchema = v.pipe(v.picklist(['true', 'false']), v.parseBoolean())

const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern))

/** Every setting: its schema, what it takes in words, and the setting without which it means nothing. See docs/settings.md. */
const settings = {
  NOTIFY_TO: { schema: AddressSchema, takes: 'an email address' },
  NOTIFY_FROM: { schema: AddressSchema, takes: 'an email address' },
  REPLY_DOMAIN: { schema: DomainSchema, takes: 'a domain name, such as forager.example' },
  INBOUND_DOMAIN: { schema: DomainSchema, takes: 'a domain name, such as reply.forager.example' },
  SEND_RECEIPTS: { schema: FlagSchema, takes: 'true or false', needs: 'REPLY_DOMAIN' },
  RETENTION_DAYS: { schema: DaysSchema, takes: 'a whole number of days from 1 to 36500' },
  TURNSTILE_SITE_KEY: { schema: v.string(), takes: 'a key', needs: 'TURNSTILE_SECRET_KEY' },
  TURNSTILE_SECRET_KEY: { schema: v.string(), takes: 'a key', needs: 'TURNSTILE_SITE_KEY' },
  API_ORIGIN: {
    schema: OriginSchema,
    takes: 'an origin that begins with https:// (http:// on localhost only), such as https://api.forager.example',
  },
  BETTER_AUTH_SECRET: { schema: KeySchema, takes: 'at least 32 characters' },
  HEALTH_TOKEN: { schema: KeySchema, takes: 'at least 32 characters' },
  ACCESS_TEAM_DOMAIN: {
    schema: matching(/^[a-z\d-]{1,63}\.cloudflareaccess\.com$/),
    takes: 'a domain such as forager.cloudflareaccess.com',
    needs: 'ACCESS_AUD',
  },
  ACCESS_AUD: {
    schema: matching(/^[\da-f]{64}$/),
    takes: 'the 64 characters of the audience tag',
    needs: 'ACCESS_TEAM_DOMAIN',
  },
  REQUIRE_ADMIN_TWO_FACTOR: { schema: FlagSchema, takes: 'true or false' },
  PUBLISHING_REPOSITORY: {
    schema: matching(/^[\w-][\w.-]*\/[\w-][\w.-]*$/),
    takes: 'a repository on GitHub, such as forager/website',
    needs: 'PUBLISHING_APP_ID',
  },
  PUBLISHING_APP_ID: { schema: matching(/^\w{1,40}$/), takes: 'the id of a GitHub App', needs: 'PUBLISHING_APP_KEY' },
  PUBLISHING_APP_KEY: {
    schema: v.pipe(v.string(), v.trim(), v.regex(/^-----BEGIN PRIVATE KEY-----[\s\w+/=]+-----END PRIVATE KEY-----$/)),
    takes: 'the private key of the GitHub App, as PKCS #8 (-----BEGIN PRIVATE KEY-----)',
    needs: 'PUBLISHING_REPOSITORY',
  },
  PUBLISHING_BRANCH: { schema: matching(/^[\w-][\w.-]*$/), takes: 'the name of a branch' },
  PUBLISHING_API: { schema: OriginSchema, takes: 'the origin of GitHub’s API' },
} as const
type Name = keyof typeof settings
type Setting<Of extends Name> = v.InferOutput<(typeof settings)[Of]['schema']>
type Environment = { [name: string]: unknown }

export const settingNames = Object.keys(settings) as Name[]

export type TurnstileKeys = { siteKey: string; secretKey: string }
export type AccessSettings = { teamDomain: string; audience: string }
export type PublishingSettings = { api: string; repository: string; branch: string; appId: string; key: string }

/** Bindings and settings of wrangler.toml. Optional ones switch a feature on. */
export type Bindings = {
  DB: cloudflare.D1Database
  ASSETS: cloudflare.Fetcher
  CONTACTMAILS?: cloudflare.Queue<unknown>
  ATTACHMENTS?: cloudflare.R2Bucket
  MAILER?: cloudflare.SendEmail
  VISITOR_LIMIT?: cloudflare.RateLimit
  STRICT_LIMIT?: cloudflare.RateLimit
  ALL_VISITORS_LIMIT?: cloudflare.RateLimit
  BEACON_LIMIT?: cloudflare.RateLimit
  ANALYTICS?: cloudflare.AnalyticsEngineDataset
  CF_VERSION_METADATA?: { id: string }
} & { [Of in Name]?: string }

export type AppEnv = {
  /** `lazyRoute` sets `REQUEST_ID` for the apps that it mounts. */
  Bindings: Bindings & { REQUEST_ID?: string }
  Variables: { requestId: string }
}

/** The parsed setting; undefined if it is not set or empty, null if it is invalid. */
function read<Of extends Name>(env: Environment, name: Of): Setting<Of> | null | undefined {
  const value = textOf(env[name])
  if (value === undefined || value === '') return undefined
  const result = v.safeParse(settings[name].schema as unknown as v.GenericSchema<unknown, Setting<Of>>, value)
  return result.success ? result.output : null
}

/** In TOML `true` and `30` need no quotes. */
const textOf = (value: unknown) => (['number', 'boolean'].includes(typeof value) ? String(value) : value)

/** Invalid and unknown settings by name, without their values, which may be secret. */
export const wrongSettings = (env: Environment): { name: string; takes: string }[] => {
  const invalid = settingNames.flatMap((name) => {
    const { takes, needs }: { takes: string; needs?: Name } = settings[name]
    const lacks = needs && read(env, name) && read(env, needs) === undefined
    return read(env, name) === null || lacks
      ? [{ name, takes: needs ? `${takes}, with ${needs} beside it` : takes }]
      : []
  })
  const isUnknown = (name: string) =>
    typeof textOf(env[name]) === 'string' && !(name in settings) && name !== 'REQUEST_ID'
  const takes = `nothing, because no setting has this name. Settings: ${settingNames.join(', ')}`
  return [...invalid, ...Object.keys(env).flatMap((name) => (isUnknown(name) ? [{ name, takes }] : []))]
}

export const apiOrigin = (env: Environment): string | null => read(env, 'API_ORIGIN') ?? null

export const notificationAddresses = (env: Environment): { to: string; from: string } | null => {
  const [to, from] = [read(env, 'NOTIFY_TO'), read(env, 'NOTIFY_FROM')]
  return to && from !== null ? { to, from: from ?? `website@${to.split('@')[1]}` } : null
}

export const mailDomains = (env: Environment) => ({
  reply: env.MAILER ? (read(env, 'REPLY_DOMAIN') ?? null) : null,
  inbound: read(env, 'INBOUND_DOMAIN') ?? null,
})

/** The secret of the hashes by which receipts are limited; null if the Worker sends no receipts. */
export const receiptSecret = (env: Environment): string | null =>
  (read(env, 'SEND_RECEIPTS') && mailDomains(env).reply && read(env, 'BETTER_AUTH_SECRET')) || null

export const defaultRetentionDays = 730

/** How many days a contactmail is stored; null if `RETENTION_DAYS` is invalid, so that nothing is deleted by mistake. */
export const retentionDays = (env: Environment): number | null => {
  const days = read(env, 'RETENTION_DAYS')
  return days === undefined ? defaultRetentionDays : days
}

export const turnstileKeys = (env: Environment): TurnstileKeys | null => {
  const [siteKey, secretKey] = [read(env, 'TURNSTILE_SITE_KEY'), read(env, 'TURNSTILE_SECRET_KEY')]
  return siteKey && secretKey ? { siteKey, secretKey } : null
}

export const healthToken = (env: Environment): string | null => read(env, 'HEALTH_TOKEN') ?? null

/** The team and application of Cloudflare Access; null if neither is set, undefined if one is missing or invalid. */
export const accessSettings = (env: Environment): AccessSettings | null | undefined => {
  const [teamDomain, audience] = [read(env, 'ACCESS_TEAM_DOMAIN'), read(env, 'ACCESS_AUD')]
  if (teamDomain === undefined && audience === undefined) return null
  return teamDomain && audience ? { teamDomain, audience } : undefined
}

export const publishingSettings = (env: Environment): PublishingSettings | null => {
  const repository = read(env, 'PUBLISHING_REPOSITORY')
  const [appId, key] = [read(env, 'PUBLISHING_APP_ID'), read(env, 'PUBLISHING_APP_KEY')]
  // Only what is not set has a default: an invalid setting, null, switches publishing off.
  const [branch = 'main'] = [read(env, 'PUBLISHING_BRANCH')]
  const [api = 'https://api.github.com'] = [read(env, 'PUBLISHING_API')]
  return repository && appId && key && branch && api ? { repository, appId, key, branch, api } : null
}

/** Settings of sign-in. Admins need a second step unless that is switched off; with an invalid secret nobody signs in. */
export const staffVariables = (env: Environment) => ({
  BETTER_AUTH_SECRET: read(env, 'BETTER_AUTH_SECRET') ?? undefined,
  REQUIRE_ADMIN_TWO_FACTOR: read(env, 'REQUIRE_ADMIN_TWO_FACTOR') !== false,
})
