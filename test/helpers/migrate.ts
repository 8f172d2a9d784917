import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

// Files that share a Worker run this one after another.
const shared: { migrated?: Promise<void> } = globalThis
shared.migrated ??= applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
await shared.migrated

// What the site notes of every refusal is no news while tests refuse thousands of times.
console.info = () => {}
