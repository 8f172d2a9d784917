import { expect, it } from 'vitest'
import { bomOf } from '../../scripts/bom.ts'
import { lockedPackages } from '../../scripts/locked-packages.ts'

const lock = JSON.stringify({
  packages: {
    '': { name: 'forager' },
    'node_modules/hono': { version: '4.0.0', license: 'MIT', integrity: 'sha512-AQI=' },
    'node_modules/@biomejs/biome': { version: '2.0.0', license: 'MIT OR Apache-2.0', dev: true },
    'node_modules/cspell/node_modules/hono': { version: '4.0.0', license: 'MIT', dev: true },
    'node_modules/words': { version: '1.0.0', license: 'CC BY-SA 4.0', dev: true },
  },
})

it('lists each version once, with its address, licence and hash', () => {
  const { components } = bomOf('forager', lockedPackages(lock))
  expect(components).toMatchObject([
    { purl: 'pkg:npm/%40biomejs/biome@2.0.0', licenses: [{ expression: 'MIT OR Apache-2.0' }] },
    { purl: 'pkg:npm/hono@4.0.0', licenses: [{ expression: 'MIT' }], hashes: [{ alg: 'SHA-512', content: '0102' }] },
    { purl: 'pkg:npm/words@1.0.0', licenses: [{ license: { name: 'CC BY-SA 4.0' } }] },
  ])
})

it('tells what is deployed from what only builds and tests', () => {
  const { components } = bomOf('forager', lockedPackages())
  const scopeOf = (name: string) => components.find((component) => component.name === name)?.scope
  expect(scopeOf('hono')).toBe('required')
  expect(scopeOf('vitest')).toBe('excluded')
})

it('knows the licence of every package', () => {
  expect(lockedPackages().filter(({ licence }) => licence === 'not named')).toEqual([])
})
