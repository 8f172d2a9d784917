import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areaOf, type Import, importsOf, sourceFiles } from './helpers/imports.ts'

const page = ['ui', 'art', 'islands', 'layout', 'content', 'schemas', 'auth', 'db', 'paths', 'env']

/** Who may import whom; every folder may import itself. `type` marks what may be imported for its types alone. */
const mayImport: Record<string, string[]> = {
  paths: [],
  env: ['type schemas'],
  schemas: [],
  content: ['schemas', 'paths'],
  atoms: ['schemas'],
  ui: ['paths', 'type content', 'type schemas'],
  art: ['paths', 'type schemas', 'type content', 'content/places', 'content/partners', 'content/team'],
  islands: ['atoms', 'schemas', 'ui', 'art', 'paths'],
  client: ['islands'],
  vitals: ['islands', 'type schemas'],
  db: ['schemas', 'type env'],
  mail: ['db', 'schemas', 'env'],
  auth: ['db', 'schemas', 'env'],
  analytics: ['env', 'mail/log', 'paths', 'schemas'],
  api: ['analytics', 'auth', 'db', 'schemas', 'env', 'mail'],
  layout: ['ui', 'art', 'islands', 'content', 'schemas', 'paths'],
  middleware: ['layout', 'env', 'paths'],
  pages: page,
  'pages/all': ['pages', 'env'],
  'pages/staff': ['pages', 'env'],
  'pages/staff-paths': ['paths'],
  'pages/feeds': [...page, 'pages/all'],
  app: ['analytics', 'api', 'env', 'mail', 'middleware', 'pages', 'paths'],
  index: ['analytics', 'app', 'env', 'mail', 'middleware', 'layout/built-pages'],
}

/** Folders that import no package but these. */
const mayInstall: Record<string, string[]> = {
  paths: [],
  schemas: ['valibot'],
  content: ['valibot'],
  atoms: ['valibot', 'jotai/vanilla', 'jotai/vanilla/utils'],
  db: ['valibot', '@cloudflare/workers-types'],
  mail: ['valibot', '@cloudflare/workers-types'],
  analytics: ['valibot'],
  vitals: ['web-vitals'],
}

const areas = [...new Set(sourceFiles.map(areaOf))]

describe.each(areas)('%s', (area) => {
  const imports = sourceFiles.filter((file) => areaOf(file) === area).flatMap(importsOf)

  it('imports only from whom it may', () => {
    expect(imports.filter(({ target }) => target).filter((line) => !isAllowed(line))).toEqual([])
  })

  it('imports only the packages that it may', () => {
    const packages = new Set(imports.filter(({ target }) => !target).map(({ source }) => source))
    expect(mayInstall[area] ?? [...packages]).toEqual(expect.arrayContaining([...packages]))
  })
})

it('reads the whole source', () => {
  expect(sourceFiles.length).toBeGreaterThan(200)
  expect(areas).toEqual(expect.arrayContaining(Object.keys(mayImport).filter((area) => area !== 'pages')))
  expect(sourceFiles.flatMap(importsOf).length).toBeGreaterThan(500)
})

it.each([
  ['src/pages/home/page.tsx', 'src/pages/home/hero.tsx', false, true],
  ['src/pages/home/page.tsx', 'src/pages/contact/route.tsx', false, false],
  ['src/pages/home/page.tsx', 'src/pages/all.ts', false, false],
  ['src/islands/carousel.tsx', 'src/content/home.ts', true, false],
  ['src/atoms/user.ts', 'src/islands/session.tsx', false, false],
  ['src/ui/banner.tsx', 'src/content/interface.ts', true, true],
  ['src/ui/banner.tsx', 'src/content/interface.ts', false, false],
])('knows that %s importing %s (as a type: %s) is allowed: %s', (file, target, isType, expected) => {
  expect(isAllowed({ file, target, isType })).toBe(expected)
})

it.each(['utils', 'lib', 'hooks', 'types', 'components', 'helpers', 'common', 'shared', 'misc'])(
  'has no drawer called %s',
  (name) => {
    expect(sourceFiles.filter((file) => file.split(/[/.]/).includes(name))).toEqual([])
  },
)

it('has no barrels', () => {
  const isBarrel = (file: string) =>
    textOf(file)
      .split(/^/m)
      .every((line) => /^(export .* from '|\s*$)/.test(line))
  expect(sourceFiles.filter((file) => /\/index\.tsx?$/.test(file))).toEqual(['src/index.ts'])
  expect(sourceFiles.filter(isBarrel)).toEqual([])
})

it('has kebab-case names', () => {
  const parts = sourceFiles.flatMap((file) => file.replace(/\.tsx?$/, '').split('/'))
  expect(parts.filter((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part))).toEqual([])
})

it('exports by name, but for the Worker itself', () => {
  expect(sourceFiles.filter((file) => /^export default/m.test(textOf(file)))).toEqual(['src/index.ts'])
})

function isAllowed({ file, target = '', isType }: Omit<Import, 'source'>) {
  const area = areaOf(file)
  if (areaOf(target) === area) return true
  const rules = mayImport[area] ?? (area.startsWith('pages/') ? page : [])
  return rules.some((rule) => {
    const [name = '', forTypes] = rule.split(' ').toReversed()
    return (isType || !forTypes) && (target.startsWith(`src/${name}/`) || target.startsWith(`src/${name}.`))
  })
}

function textOf(file: string) {
  return readFileSync(file, 'utf8')
}
