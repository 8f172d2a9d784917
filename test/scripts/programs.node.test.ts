import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wrangler } from '../../scripts/wrangler.ts'

const files = globSync('{scripts,build,bench,test,art}/**/*.ts')

it('starts no program that is a script in node_modules/.bin, which Windows cannot start', () => {
  const bare = /\b(?:spawn|execFile|run)(?:Sync)?\)?\(\s*['"`](?:wrangler|npx|vite|vitest|playwright|biome|tsc)\b/
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => bare.test(readFileSync(file, 'utf8')))).toEqual([])
})

it("runs the project's wrangler", () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(String(execFileSync(...wrangler('--version'))).trim()).toBe(devDependencies.wrangler)
})
