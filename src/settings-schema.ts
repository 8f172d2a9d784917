import * as v from 'valibot'
import { isLocalHost } from './local-host.ts'

const AddressSchema = v.pipe(v.string(), v.trim(), v.email())

/** Sessions and enquiries go there, so plain http is limited to localhost. */
const OriginSchema = v.pipe(
  v.string(),
  v.url(),
  v.transform((url) => new URL(url)),
  v.check(({ protocol, hostname }) => protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname))),
  v.transform(({ origin }) => origin),
)

/** At most a hundred years, so that every computed date stays valid. */
const DaysSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{1,5}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(36_500),
)

/** Lower case, with a dot, at most 100 characters: addresses at it, with a token before the @, stay within 254. */
const DomainSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(100),
  v.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/),
)

const FlagSchema = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
)

/** Every setting with its schema and a description of valid values. An empty string counts as unset. */
export const settings = {
  NOTIFY_TO: { schema: AddressSchema, takes: 'an email address' },
  NOTIFY_FROM: { schema: AddressSchema, takes: 'an email address' },
  /** Answers leave from addresses at this domain; without it staff answer in their own mail program. */
  REPLY_DOMAIN: { schema: DomainSchema, takes: 'a domain name, such as forager.example' },
  /** E-mail to this domain is routed to the Worker. */
  INBOUND_DOMAIN: { schema: DomainSchema, takes: 'a domain name, such as reply.forager.example' },
  /** Whether senders get a receipt by e-mail; needs `REPLY_DOMAIN`. */
  SEND_RECEIPTS: { schema: FlagSchema, takes: 'true or false' },
  RETENTION_DAYS: { schema: DaysSchema, takes: 'a whole number of days from 1 to 36500' },
  TURNSTILE_SITE_KEY: { schema: v.string(), takes: 'a key, with TURNSTILE_SECRET_KEY beside it' },
  TURNSTILE_SECRET_KEY: { schema: v.string(), takes: 'a key, with TURNSTILE_SITE_KEY beside it' },
  API_ORIGIN: {
    schema: OriginSchema,
    takes: 'an origin that begins with https:// (http:// on localhost only), such as https://api.forager.example',
  },
  /** Signs the sessions of staff; without it nobody can sign in. A secret, so never under `[vars]`. */
  BETTER_AUTH_SECRET: { schema: v.pipe(v.string(), v.minLength(32)), takes: 'at least 32 characters' },
  /** With it a monitor reads the figures of the health check. A secret. */
  HEALTH_TOKEN: { schema: v.pipe(v.string(), v.minLength(32)), takes: 'at least 32 characters' },
  /** The team and the application of Cloudflare Access; see docs/cloudflare-access.md. */
  ACCESS_TEAM_DOMAIN: {
    schema: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,63}\.cloudflareaccess\.com$/)),
    takes: 'a domain such as forager.cloudflareaccess.com, with ACCESS_AUD beside it',
  },
  ACCESS_AUD: {
    schema: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
    takes: 'the 64 characters of the audience tag, with ACCESS_TEAM_DOMAIN beside it',
  },
  /** Whether admins must set up two-factor before their second sign-in. */
  REQUIRE_ADMIN_TWO_FACTOR: {
    schema: FlagSchema,
    takes: 'true or false',
  },
} as const
