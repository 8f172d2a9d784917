import { readdirSync } from 'node:fs'
import { virtualModule } from './virtual-module.ts'

/** Provides the names of all migrations, oldest first, so that the Worker knows the schema that it was built for. */
export const migrationNames = () =>
  virtualModule({
    name: 'migration-names',
    built: () => `export default ${JSON.stringify(names())}`,
    isInDevelopment: true,
  })

function names() {
  return readdirSync('src/database/migrations')
    .filter((file) => file.endsWith('.sql'))
    .sort()
}
