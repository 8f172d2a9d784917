import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

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
  db: ['schemas', 'type env'],
  mail: ['db', 'schemas', 'env'],
  api: ['db', 'schemas', 'env', 'mail'],
  layout: ['ui', 'art', 'islands', 'content', 'schemas', 'paths'],
  middleware: ['layout', 'env', 'paths'],
  pages: ['ui', 'art', 'islands', 'layout', 'content', 'schemas', 'db', 'paths', 'env'],
  'pages/all': ['pages', 'env'],
  'pages/feeds': ['pages/all'],
  app: ['api', 'env', 'middleware', 'pages', 'pages/all', 'paths'],
  index: ['app', 'mail'],
}

/** Folders that import no package but these. */
const packages: Record<string, string[]> = {
  paths: [],
  schemas: ['valibot'],
  content: ['valibot'],
  atoms: ['valibot', 'jotai/vanilla', 'jotai/vanilla/utils'],
  db: ['valibot', '@cloudflare/workers-types'],
  mail: ['valibot', '@cloudflare/workers-types'],
}

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.endsWith('.d.ts'))

it('reads the whole source', () => {
  expect(files.length).toBeGreaterThan(200)
  expect(new Set(files.map(areaOf)).size).toBeGreaterThanOrEqual(18)
})

describe.each(Object.keys(mayImport).filter((area) => files.some((file) => areaOf(file) === area)))('%s', (area) => {
  const imports = files.filter((file) => areaOf(file) === area).flatMap(importsOf)

  it('imports only from whom it may', () => {
    expect(imports.filter(({ target }) => target !== undefined).filter((line) => !isAllowed(line))).toEqual([])
  })

  it('imports only the packages that it may', () => {
    const bare = imports.filter(({ target }) => target === undefined)
    const allowed = packages[area]
    expect(allowed ? bare.filter(({ source }) => !allowed.includes(source)) : []).toEqual([])
  })
})

it('has no page that imports another', () => {
  const pages = files.filter((file) => file.startsWith('src/pages/') && file !== 'src/pages/all.ts').flatMap(importsOf)
  const foreign = pages.filter(
    ({ file, target }) =>
      target?.startsWith('src/pages/') && dirname(target) !== dirname(file) && !isAllowed({ file, target }),
  )
  expect(foreign).toEqual([])
})

it.each(['utils', 'lib', 'hooks', 'types', 'components', 'helpers', 'common', 'shared', 'misc'])(
  'has no drawer called %s',
  (name) => {
    expect(files.filter((file) => file.split(/[/.]/).includes(name))).toEqual([])
  },
)

it('has no barrels', () => {
  const isBarrel = (file: string) => {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    return lines.every((line) => /^export (\*|(type )?\{.*\}) from /.test(line))
  }
  expect(files.filter((file) => /^index\.tsx?$/.test(basename(file)))).toEqual(['src/index.ts'])
  expect(files.filter(isBarrel)).toEqual([])
})

it('has kebab-case names', () => {
  const parts = files.flatMap((file) => file.replace(/\.tsx?$/, '').split('/'))
  expect(parts.filter((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part))).toEqual([])
})

it('exports by name, but for the Worker itself', () => {
  const defaults = files.filter((file) => /^export default/m.test(readFileSync(file, 'utf8')))
  expect(defaults).toEqual(['src/index.ts'])
})

type Import = { file: string; source: string; isType: boolean; target?: string }

/** Where a file belongs: its folder in `src`, or its own name; `pages/all` and `pages/feeds` have rules of their own. */
function areaOf(file: string) {
  const [first = '', second = ''] = relative('src', file)
    .replace(/\.tsx?$/, '')
    .split('/')
  const inner = `${first}/${second}`
  return inner in mayImport ? inner : first
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8')
  const pattern = /^(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?'([^']+)'|import\('([^']+)'\)/gm
  return [...text.matchAll(pattern)].map(([line, type, from, dynamic]) => {
    const source = from ?? dynamic ?? ''
    const isType = Boolean(type) || isEveryNameType(line)
    return source.startsWith('.')
      ? { file, source, isType, target: posix.normalize(posix.join(dirname(file), source)) }
      : { file, source, isType }
  })
}

/** `import { type A, type B } from` is as much without a trace at run time as `import type`. */
function isEveryNameType(line: string) {
  const names = /\{([^}]*)\}/
    .exec(line)?.[1]
    ?.split(',')
    .filter((name) => name.trim())
  return names?.every((name) => /^\s*type\s/.test(name)) ?? false
}

function isAllowed({ file, target = '', isType = false }: Pick<Import, 'file' | 'target'> & { isType?: boolean }) {
  const [from, to] = [areaOf(file), areaOf(target)]
  if (from === to && !(from === 'pages' && isForeignPage(file, target))) return true
  const own = mayImport[from] ?? []
  const inherited = from === 'pages/feeds' ? (mayImport.pages ?? []) : []
  return [...own, ...inherited].some((rule) => {
    const name = rule.replace(/^type /, '')
    if (rule !== name && !isType) return false
    return to === name || join('src', name) === dirname(target) || target === join('src', `${name}.ts`)
  })
}

/** Whether the other file belongs to another page. */
function isForeignPage(file: string, target: string) {
  return dirname(file) !== dirname(target)
}
