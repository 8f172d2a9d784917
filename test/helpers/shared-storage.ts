import { env } from 'cloudflare:workers'

/** Not by `applyD1Migrations`: what it comes with imports the whole site, which most test files do without. */
const migrate = () =>
  env.DB.batch(env.TEST_MIGRATIONS.flatMap(({ queries }) => queries.map((query) => env.DB.prepare(query))))

// Files that share a Worker run this one after another.
const worker = globalThis as { migrated?: Promise<unknown> }
worker.migrated ??= migrate()
await worker.migrated

// What the site notes of every refusal is no news while tests refuse thousands of times.
console.info = () => {}
