import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { deploy as deployBody } from '../../scripts/deploy/deploy.ts'
import { rollback } from '../../scripts/deploy/rollback.ts'
import { runInProcess } from './run-in-process.ts'

export const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
const log = join(folder, 'calls')
export const id = '11111111-1111-4111-8111-111111111111'
let server: Server
/** The live site: its address, the statuses of answers that are not the usual ones, what it says of its builds. */
export const live = { site: '', unusual: {} as Record<string, number>, builds: '' }

/** Stands in for npm or wrangler: notes how it is called, and fails where FAIL says so. */
const stub = (name: string, file: string, more: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(
    join(folder, file),
    `#!/usr/bin/env node
     const fs = require('node:fs')
     const call = ['${name}', ...process.argv.slice(2)].join(' ')
     fs.appendFileSync(${JSON.stringify(log)}, call + ' [' + (process.env.CLOUDFLARE_ENV ?? '') + ']\\n')
     if (process.env.FAIL && call.startsWith(process.env.FAIL)) { console.error(process.env.SAYS); process.exit(1) }
     ${more}`,
    { mode: 0o755 },
  )
}
const bodies = { deploy: deployBody, rollback }
export const command = (script: keyof typeof bodies, args: string[] = [], variables: Record<string, string> = {}) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return runInProcess(() => bodies[script](args))
}
export const deploy = (args: string[] = [], variables?: Record<string, string>) =>
  command('deploy', ['--site', live.site, ...args], variables)
export const calls = () =>
  readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replace(/--message .+ \[/, '--message … ['))

beforeAll(async () => {
  const checks = ['settings', 'database', 'schema', 'storing'].map((name) => ({ name, ok: true }))
  const statuses: Record<string, number> = {
    '/not-found': 404,
    '/no-such-page': 302,
    '/v1/api/contactmails': 400,
    '/builds.json': 404,
  }
  server = createServer(({ url = '' }, response) => {
    const headers = { 'Content-Security-Policy': 'x', 'Strict-Transport-Security': 'x', 'X-Content-Type-Options': 'x' }
    response.writeHead({ ...statuses, ...live.unusual }[url] ?? 200, headers)
    response.end(
      url === '/builds.json'
        ? live.builds
        : url === '/v1/api/health'
          ? JSON.stringify({ checks })
          : '<script src="/assets/a-111111.js"></script></html>',
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  live.site = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const upload = JSON.stringify({ type: 'version-upload', version_id: id, preview_url: live.site })
  const first = JSON.stringify({ type: 'deploy', targets: ['schedule: 23 9 * * *', live.site] })
  stub(
    'wrangler',
    'node_modules/wrangler/bin/wrangler.js',
    `if (call.startsWith('wrangler deployments')) console.log(process.env.LATEST)
     if (call.startsWith('wrangler versions upload')) fs.writeFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, ${JSON.stringify(upload)})
     if (call === 'wrangler deploy') fs.writeFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, ${JSON.stringify(first)})`,
  )
  for (const path of ['', 'node_modules/wrangler/']) writeFileSync(join(folder, `${path}package.json`), '{}')
  const builds = JSON.stringify([{ builtAt: new Date().toISOString(), files: [] }])
  stub(
    'npm',
    'bin/npm',
    `if (call === 'npm run build') { fs.mkdirSync('dist/client', { recursive: true }); fs.writeFileSync('dist/client/builds.json', ${JSON.stringify(builds)}) }`,
  )
  cpSync('src/index.ts', join(folder, 'src/index.ts'))
  mkdirSync(join(folder, 'src/database/migrations'), { recursive: true })
  writeFileSync(join(folder, 'src/database/migrations/0001_x.sql'), '')
})
const project = process.cwd()
beforeEach(() => {
  process.chdir(folder)
  vi.stubEnv('PATH', `${join(folder, 'bin')}${delimiter}${process.env.PATH}`)
  vi.stubEnv('SMOKE_PAUSE', '1')
  live.unusual = {}
  writeFileSync(log, '')
  const text = readFileSync(join(project, 'wrangler.toml'), 'utf8')
  writeFileSync(join(folder, 'wrangler.toml'), text.replaceAll('"00000000-0000', '"12345678-0000'))
})
afterEach(() => {
  process.chdir(project)
  vi.unstubAllEnvs()
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

export const checked = (env: string) => [
  `wrangler deployments status --json [${env}]`,
  'npm run lint []',
  'npm run typecheck []',
  `npm run build [${env}]`,
  'npm run test:unit []',
]
export const wholeRun = (env: string) => [
  ...checked(env),
  `wrangler d1 migrations apply DB --remote [${env}]`,
  `wrangler versions upload --message … [${env}]`,
  `wrangler versions deploy ${id}@100 -y [${env}]`,
  `wrangler triggers deploy [${env}]`,
]
