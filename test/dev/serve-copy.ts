import { spawn } from 'node:child_process'
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAdmin } from '../../scripts/account-queries.ts'
import { withDatabase } from '../../scripts/database.ts'
import { begin } from '../helpers/content-repository.ts'
import { copyProject } from '../helpers/copy-project.ts'
import { migrateLocal } from '../helpers/migrate-local.ts'
import { account, copy } from './site.ts'

copyProject(copy)
// Vite serves no file above its root, where the packages are.
renameSync(join(copy, 'vite.config.ts'), join(copy, 'vite.project.config.ts'))
writeFileSync(
  join(copy, 'vite.config.ts'),
  `import { mergeConfig } from 'vite'
import config from './vite.project.config.ts'
export default mergeConfig(config, { server: { fs: { allow: [${JSON.stringify(process.cwd())}] } } })
`,
)

// Its secret is only in production.
const wrangler = join(copy, 'wrangler.toml')
writeFileSync(wrangler, `${readFileSync(wrangler, 'utf8')}\n[vars]\nTURNSTILE_SITE_KEY = "key"\n`)

// The editor publishes into a Git checkout.
cpSync('.gitignore', join(copy, '.gitignore'))
writeFileSync(join(copy, '.dev.vars'), 'REQUIRE_ADMIN_TWO_FACTOR=false\n')
begin(copy)
await withDatabase({ persistTo: join(copy, '.wrangler/state') }, async (db) => {
  await migrateLocal(db)
  await createAdmin(db, account)
})

const server = spawn('npm', ['run', 'dev'], { cwd: copy, stdio: 'inherit' })
server.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal))
