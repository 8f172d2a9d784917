import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
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

it('a .dev.vars without a secret gets one of at least 32 characters', () => {
  expect(devVars().BETTER_AUTH_SECRET?.length).toBeGreaterThanOrEqual(32)
})

it('the build contains neither .dev.vars nor its secret', () => {
  const { BETTER_AUTH_SECRET = '' } = devVars()
  execFileSync('node', ['--input-type=module', '-e', build, folder], { stdio: 'pipe' })
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
