import { spawn } from 'node:child_process'
import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copy } from './site.ts'

/** Inside the repository, so that packages are found. */
const folders = ['src', 'art', 'build', 'scripts', 'public']
const files = ['package.json', 'package-lock.json', 'vite.config.ts', 'uno.config.ts']
const others = ['wrangler.toml', 'tsconfig.json', 'node_modules/.cache/forager-art']

rmSync(copy, { recursive: true, force: true })
for (const source of [...folders, ...files, ...others].filter(existsSync)) {
  cpSync(source, join(copy, source), { recursive: true, preserveTimestamps: true })
}
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
