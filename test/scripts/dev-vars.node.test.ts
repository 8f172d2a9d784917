import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { devVars } from '../../scripts/dev-vars.ts'

const folder = mkdtempSync(join(tmpdir(), 'forager-build-'))

/** The build tells wrangler here which folder to deploy, which stays the one of `npm run build`. */
const deployConfig = '.wrangler/deploy/config.json'
const deployConfigBefore = existsSync(deployConfig) ? readFileSync(deployConfig) : null

afterAll(() => {
  rmSync(folder, { recursive: true })
  if (deployConfigBefore) writeFileSync(deployConfig, deployConfigBefore)
  else rmSync(deployConfig, { force: true })
})

const build = `
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({
    logLevel: 'silent',
    environments: { forager: { build: { outDir: process.argv[1], sourcemap: false, minify: false } } },
  })
  await builder.build(builder.environments.forager)
`
const built = () => {
  const env = { ...process.env, NODE_ENV: 'production', CLOUDFLARE_ENV: 'preview' }
  execFileSync('node', ['--input-type=module', '-e', build, folder], { stdio: 'pipe', env })
}

it('a .dev.vars without a secret gets one of at least 32 characters', () => {
  expect(devVars().BETTER_AUTH_SECRET?.length).toBeGreaterThanOrEqual(32)
})

it('the build contains neither .dev.vars nor its secret', () => {
  const { BETTER_AUTH_SECRET = '' } = devVars()
  built()
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((file) => file.isFile())
  const hidden = globSync('**/.*', { cwd: folder })
  expect(files.map(({ name }) => name)).toContain('index.js')
  expect(
    [...hidden, ...globSync('dist/{forager,client}/**/.dev.vars')].filter((path) => path.includes('.dev.vars')),
  ).toEqual([])
  for (const { parentPath, name } of files) {
    expect(readFileSync(join(parentPath, name), 'utf8').includes(BETTER_AUTH_SECRET), name).toBe(false)
  }
})

it('the same build, made for the preview environment, has bindings of its own', () => {
  const config = JSON.parse(readFileSync(join(folder, 'wrangler.json'), 'utf8'))
  const { name, d1_databases, queues, ratelimits } = unstable_readConfig(
    { config: 'wrangler.toml', env: 'preview' },
    { hideWarnings: true },
  )
  expect(name).toBe('forager-preview')
  expect(config).toMatchObject({
    name,
    d1_databases: d1_databases.map(({ binding, database_id }: { binding: string; database_id?: string }) => ({
      binding,
      database_id,
    })),
    queues,
    ratelimits,
    send_email: [],
  })
})
