import { env } from 'cloudflare:workers'

/** Not by `applyD1Migrations`: what it comes with imports the whole site, which most test files do without. */
export const migrate = () =>
  env.DB.batch([
    ...env.TEST_MIGRATIONS.flatMap(({ queries }) => queries.map((query) => env.DB.prepare(query))),
    // As wrangler keeps it.
    env.DB.prepare('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)'),
    ...env.TEST_MIGRATIONS.map(({ name }) => env.DB.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name)),
  ])
