import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)

// What the site notes of every refusal is no news while tests refuse thousands of times.
console.info = () => {}
