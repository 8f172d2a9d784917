import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

const id = 'virtual:migration-names'

/** Provides the names of all migrations, oldest first, so that the Worker knows the schema that it was built for. */
export const migrationNames = (): Plugin => ({
  name: 'migration-names',
  enforce: 'pre',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(names())}` : undefined),
})

function names() {
  return readdirSync('src/database/migrations')
    .filter((file) => file.endsWith('.sql'))
    .sort()
}
