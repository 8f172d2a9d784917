import { migrate } from './migrations.ts'

// Files that share a Worker run this one after another.
const worker = globalThis as { migrated?: Promise<unknown> }
worker.migrated ??= migrate()
await worker.migrated

// What the site notes of every refusal is no news while tests refuse thousands of times.
console.info = () => {}
