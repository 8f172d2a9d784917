import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { migrate } from './migrations.ts'

// Files share a Worker, for its start and imports take seconds. Each begins with an empty database, ...
const { results: tables } = await env.DB.prepare(
  `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'`,
).all<{ name: string }>()
await env.DB.batch([
  env.DB.prepare('PRAGMA defer_foreign_keys = ON'),
  ...tables.map(({ name }) => env.DB.prepare(`DROP TABLE IF EXISTS "${name}"`)),
])
await migrate()

// ... with unspent rate limits, ...
type Limit = { limit: (options: { key: string }) => Promise<{ success: boolean }> }
const limits = Object.getPrototypeOf(env.VISITOR_LIMIT) as Limit & { unshared?: Limit['limit'] }
const limit = limits.unshared ?? limits.limit
const file = crypto.randomUUID()
limits.unshared = limit
limits.limit = function (this: Limit, { key }) {
  return limit.call(this, { key: file + key })
}

// ... and with nothing that an earlier file replaced.
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.useRealTimers()
console.info = () => {}
