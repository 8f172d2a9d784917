import { spawn } from 'node:child_process'
import { renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../helpers/copy-project.ts'
import { copy } from './site.ts'

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

const server = spawn('npm', ['run', 'dev'], { cwd: copy, stdio: 'inherit' })
server.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal))
