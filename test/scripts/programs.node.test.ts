import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { wrangler } from '../../scripts/wrangler.ts'

const files = globSync('{scripts,build,bench,test,art}/**/*.ts')

it('starts no program that is a script in node_modules/.bin, which Windows cannot start', () => {
  const bare = /\b(?:spawn|execFile|run)(?:Sync)?\)?\(\s*['"`](?:wrangler|npx|vite|vitest|playwright|biome|tsc)\b/
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => bare.test(readFileSync(file, 'utf8')))).toEqual([])
})

it("runs the project's wrangler, from a folder inside the project as well", () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(String(execFileSync(...wrangler('--version'))).trim()).toBe(devDependencies.wrangler)
  const root = process.cwd()
  process.chdir('test/dev')
  onTestFinished(() => process.chdir(root))
  expect(wrangler()).toEqual([process.execPath, [join(root, 'node_modules/wrangler/bin/wrangler.js')]])
})
