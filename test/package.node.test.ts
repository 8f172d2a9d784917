import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const {
  optionalDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'))

it('names one version of Node for version managers and for its own scripts', () => {
  const bundled = Object.entries(optionalDependencies ?? {}).filter(([name]) => name.startsWith('node-'))
  expect(bundled.length).toBeGreaterThan(0)
  for (const [name, version] of bundled) expect(version, name).toBe(readFileSync('.node-version', 'utf8').trim())
})
