import migrationNames from 'virtual:migration-names'
import type { D1Database } from '@cloudflare/workers-types'

export const newestMigration = migrationNames.at(-1) ?? ''

/** @throws if the table that wrangler keeps is missing */
export const appliedMigration = (db: D1Database): Promise<string | null> =>
  db.prepare('SELECT name FROM d1_migrations ORDER BY name DESC LIMIT 1').first<string>('name')
