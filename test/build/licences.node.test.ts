import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { importsOf, reachedFrom } from '../helpers/imports.ts'

const text = readFileSync('dist/client/licences.txt', 'utf8')
const [first = '', ...others] = text.split(`\n\n${'-'.repeat(80)}\n\n`)
const licences = [first, ...others]

it('has a licence under each name and version', () => {
  for (const licence of licences) expect(licence).toMatch(/^\S+ \d+\.\d+\.\d+\S*\n\n\S/)
})

it.each(packagesOfTheWorker())('names %s, which is in the Worker', (name) => {
  expect(licences.some((licence) => licence.startsWith(`${name} `))).toBe(true)
})

it.each(packagesOfTheClient())('names %s, which is in the scripts', (name) => {
  expect(licences.some((licence) => licence.startsWith(`${name} `))).toBe(true)
})

it.each(readdirSync('dist/client/fonts'))('carries the open font licence of %s', (file) => {
  const family = `@fontsource-variable/${file.split('.')[0]}`
  expect(licences.find((licence) => licence.startsWith(`${family} `))).toContain('SIL OPEN FONT LICENSE')
})

it.each(['react', 'react-dom', 'hono', 'jotai', 'valibot', '@tabler/icons'])('carries the full text of %s', (name) => {
  expect(licences.find((licence) => licence.startsWith(`${name} `))).toContain('Permission is hereby granted')
})

it('names the source of the map', () => {
  expect(licences.some((licence) => licence.startsWith('world-atlas '))).toBe(true)
})

function packagesOfTheWorker() {
  const sources = globSync('dist/forager/*.map').flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).sources)
  return [
    ...new Set(sources.flatMap((source: string) => packageOf(source.split('node_modules/').at(-1), source))),
  ].sort()
}

function packagesOfTheClient() {
  const entries = ['src/browser/loader.ts', 'src/analytics/vitals.ts', 'src/islands.ts']
  const imports = entries.flatMap(reachedFrom).flatMap(importsOf)
  const sources = imports.filter(({ isType, target }) => !isType && !target).map(({ source }) => source)
  const bundled = sources.filter((source) => !/^virtual:|^@vitejs|\.svg\?raw$/.test(source))
  return [...new Set(bundled.flatMap((source) => packageOf(source, 'node_modules/')))].sort()
}

function packageOf(path: string | undefined, source: string) {
  if (!path || !source.includes('node_modules/')) return []
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')
}
