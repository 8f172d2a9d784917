import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'first-run-'))
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'scripts'), { recursive: true })
  for (const name of ['check-node.mjs', 'link-node.mjs']) cpSync(`scripts/${name}`, join(folder, 'scripts', name))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (script: string, ...flags: string[]) => {
  const args = [...flags, `scripts/${script}`]
  const { status, stderr } = spawnSync('node', args, { cwd: folder, encoding: 'utf8' })
  return { status, stderr }
}
const install = (file: string, text: string) => {
  const path = join(folder, 'node_modules', file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  chmodSync(path, 0o755)
}

/** Of the script that it starts first. */
const beginningOf = (script: string): string => {
  const [, first = ''] = /^npm run (\S+)/.exec(script) ?? []
  return scripts[first] ? beginningOf(scripts[first]) : script
}

it.each(Object.entries(scripts))('npm run %s checks the machine first', (name, script) => {
  if (name !== 'postinstall') expect(beginningOf(script)).toMatch(/^node scripts\/check-node\.mjs &&/)
})

it('says "Run npm ci first" where the packages are missing, on any Node', () => {
  const missing = { status: 1, stderr: 'The packages are missing. Run npm ci first.\n' }
  expect(run('check-node.mjs')).toEqual(missing)
  expect(run('check-node.mjs', '--no-strip-types')).toEqual(missing)
})

it('lets a command run where packages and Node will do', () => {
  install('vite/package.json', '{}')
  expect(run('check-node.mjs')).toEqual({ status: 0, stderr: '' })
})

it('says which Node ran, and how to get the packaged one, where it cannot run TypeScript', () => {
  install('vite/package.json', '{}')
  const { status, stderr } = run('check-node.mjs', '--no-strip-types')
  expect(status).toBe(1)
  expect(stderr).toContain(process.versions.node)
  expect(stderr).toMatch(process.platform === 'darwin' ? /Install Node 24/ : /link-node/)
})

it.runIf(process.platform === 'linux')('links the packaged Node where npm 10 has left that out', () => {
  install(`node-linux-${process.arch}/bin/node`, '#!/bin/sh\necho packaged\n')
  for (const _again of [1, 2]) expect(run('link-node.mjs')).toEqual({ status: 0, stderr: '' })
  expect(execFileSync(join(folder, 'node_modules/.bin/node'), { encoding: 'utf8' })).toBe('packaged\n')
  expect(scripts.postinstall).toBe('node scripts/link-node.mjs')
})

it('installs without warnings about tools that ask for another Node', () => {
  expect(readFileSync('.npmrc', 'utf8')).toBe('loglevel=error\n')
})
