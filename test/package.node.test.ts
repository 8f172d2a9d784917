import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const {
  dependencies,
  devDependencies,
  optionalDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8'))

it('names one version of Node for version managers and for its own scripts', () => {
  const bundled = Object.entries(optionalDependencies ?? {}).filter(([name]) => name.startsWith('node-'))
  expect(bundled.length).toBeGreaterThan(0)
  for (const [name, version] of bundled) expect(version, name).toBe(readFileSync('.node-version', 'utf8').trim())
})

it('names one version of each package', () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(versions.length).toBeGreaterThan(40)
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
})
