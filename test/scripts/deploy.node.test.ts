import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deploy as deployBody } from '../../scripts/deploy/deploy.ts'
import { rollback } from '../../scripts/deploy/rollback.ts'
import { runInProcess } from '../helpers/run-in-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
const log = join(folder, 'calls')
const id = '11111111-1111-4111-8111-111111111111'
let server: Server
let site = ''
/** The statuses of answers that are not the usual ones. */
let unusual: Record<string, number> = {}

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
const command = (script: keyof typeof bodies, args: string[] = [], variables: Record<string, string> = {}) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  return runInProcess(() => bodies[script](args))
}
const deploy = (args: string[] = [], variables?: Record<string, string>) =>
  command('deploy', ['--site', site, ...args], variables)
const calls = () =>
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
    response.writeHead({ ...statuses, ...unusual }[url] ?? 200, headers)
    response.end(
      url === '/v1/api/health' ? JSON.stringify({ checks }) : '<script src="/assets/a-111111.js"></script></html>',
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  site = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const upload = JSON.stringify({ type: 'version-upload', version_id: id, preview_url: site })
  const first = JSON.stringify({ type: 'deploy', targets: ['schedule: 23 9 * * *', site] })
  stub(
    'wrangler',
    'node_modules/wrangler/bin/wrangler.js',
    `if (call.startsWith('wrangler versions upload')) fs.writeFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, ${JSON.stringify(upload)})
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
  unusual = {}
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

const checked = (env: string) => [
  `wrangler deployments status --json [${env}]`,
  'npm run lint []',
  'npm run typecheck []',
  `npm run build [${env}]`,
  'npm run test:unit []',
]
const live = (env: string) => [
  ...checked(env),
  `wrangler d1 migrations apply DB --remote [${env}]`,
  `wrangler versions upload --message … [${env}]`,
  `wrangler versions deploy ${id}@100 -y [${env}]`,
  `wrangler triggers deploy [${env}]`,
]

it.each([
  ['production', [], ''],
  ['preview', ['--env', 'preview'], 'preview'],
])('checks, migrates, uploads, smokes and only then gives the traffic: %s', async (_name, args, env) => {
  const { status, stdout } = await deploy(args)
  expect([status, calls()]).toEqual([0, live(env)])
  expect(stdout).toContain(`Version ${id} is live. To go back: npm run rollback`)
})

it.each([
  ['npm run lint', 2, 'The linter found problems. Nothing was deployed.'],
  ['npm run build', 4, 'The build failed. Nothing was deployed.'],
  ['npm run test:unit', 5, 'A test failed. Nothing was deployed.'],
  ['wrangler d1', 6, 'The migrations failed. Nothing was deployed; the live version goes on.'],
  ['wrangler versions upload', 7, 'The upload failed. Nothing was deployed.'],
  ['wrangler versions deploy', 8, `Version ${id} got no traffic.`],
])('stops where `%s` fails', async (step, steps, sentence) => {
  const { status, stderr } = await deploy([], { FAIL: step, SAYS: '' })
  expect(calls()).toEqual(live('').slice(0, steps))
  expect([status, stderr.trim().split('\n').at(-1)]).toEqual([1, sentence])
})

it('gives no traffic to a version that fails at its preview address', async () => {
  unusual = { '/contact': 500 }
  const { status, stderr } = await deploy()
  expect([status, calls()]).toEqual([1, live('').slice(0, 7)])
  expect(stderr).toContain('/contact answers 500 instead of 200.')
  expect(stderr).toContain(`Version ${id} gets no traffic.`)
})

it('gives the traffic to a version that refuses whoever comes to it without Cloudflare Access', async () => {
  unusual = { '/login': 403 }
  expect([(await deploy()).status, calls()]).toEqual([0, live('')])
})

describe('the first time, when there is no version to keep', () => {
  const isNew = { FAIL: 'wrangler deployments', SAYS: 'This Worker does not exist [code: 10007]' }

  it('deploys directly and tries the site where it is live', async () => {
    const { status, stdout } = await deploy([], isNew)
    expect([status, calls().slice(5)]).toEqual([
      0,
      ['wrangler d1 migrations apply DB --remote []', 'wrangler deploy []'],
    ])
    expect(stdout).toContain(`The site is live at ${site}`)
  })

  it('says what is wrong with it', async () => {
    unusual = { '/contact': 500 }
    const { status, stderr } = await deploy([], isNew)
    expect(status).toBe(1)
    expect(stderr).toContain('/contact answers 500 instead of 200.')
  })
})

it('says that nobody is signed in, and that there is no database yet, before anything else', async () => {
  const out = await deploy([], { FAIL: 'wrangler deployments', SAYS: 'You are not authenticated' })
  expect(out).toMatchObject({ status: 1, stderr: expect.stringContaining('npx wrangler login') })
  expect(calls()).toHaveLength(1)
  cpSync(join(project, 'wrangler.toml'), join(folder, 'wrangler.toml'))
  const { status, stderr } = await deploy(['--env', 'preview'])
  expect([status, stderr]).toEqual([1, expect.stringContaining('npx wrangler d1 create forager-preview')])
})

it('rehearses without an account: checks and builds, and deploys nothing', async () => {
  const { status, stdout } = await deploy(['--dry-run'], { FAIL: 'wrangler deployments', SAYS: 'Not logged in' })
  expect([status, calls()]).toEqual([0, [...checked('').slice(1), 'wrangler deploy --dry-run []']])
  expect(stdout).toContain('Nothing was deployed.')
})

it.each(['deploy', 'rollback'] as const)('%s says in one sentence that nobody is signed in', async (script) => {
  const SAYS = "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable"
  const { status, stderr } = await command(script, [], { FAIL: 'wrangler deployments', SAYS })
  expect([status, stderr]).toEqual([1, 'Nobody is signed in to Cloudflare on this machine. Run: npx wrangler login\n'])
  expect(calls()).toHaveLength(1)
})

it('rolls back to the version before, or to a named one', async () => {
  expect(await command('rollback')).toMatchObject({ status: 0 })
  expect(await command('rollback', ['--env', 'preview', '--to', id])).toMatchObject({ status: 0 })
  expect(calls().filter((call) => !call.includes('status'))).toEqual([
    'wrangler rollback -y --message … []',
    `wrangler rollback ${id} -y --message … [preview]`,
  ])
})
