import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Import, importsOf, reachedFrom, sourceFiles } from './helpers/imports.ts'

const worker = ['env', 'log', 'paths']
const staffCall = [...worker, 'analytics', 'browser', 'contactmails', 'database', 'http', 'browser-state']
const staffPage = [...staffCall, 'site/content/site-names', 'site/layout', 'site/publication', 'site/rendering', 'ui']
const page = ['browser', 'contactmails', 'contactmails/form', 'env', 'paths', 'site/content', 'site/layout']

/**
 * The rooms from the bottom up, each with the rooms above it in this list from which it may import. A room is a folder
 * or a file of `src`; every page below `site/pages` is one.
 */
const rooms: Record<string, string[]> = {
  paths: [],
  'log-events': [],
  log: ['log-events'],
  'browser-state': [],
  env: [],
  database: worker,
  http: worker,
  'site/content': ['paths'],
  'site/content/reading': ['site/content'],
  'site/content/site-names': ['site/content'],
  ui: ['paths'],
  browser: ['paths', 'ui'],
  analytics: [...worker, 'http'],
  contactmails: [...worker, 'browser', 'database', 'http', 'browser-state', 'site/content/site-names', 'ui'],
  'contactmails/form': [...worker, 'browser', 'contactmails', 'browser-state', 'ui'],
  'site/publication': ['contactmails', 'paths', 'site/content'],
  health: [...worker, 'contactmails', 'database', 'http'],
  'site/rendering': [...worker, 'browser', 'http', 'ui'],
  'site/layout': [...page.slice(0, -1), 'analytics', 'browser-state', 'site/publication', 'site/rendering', 'ui'],
  staff: staffPage,
  'site/pages/*': [...page, 'site/publication', 'site/rendering', 'ui'],
  'site/pages': [...page, 'site/content/reading', 'site/pages/*', 'site/publication', 'ui'],
  'site/feeds': [...page, 'site/pages', 'site/publication', 'site/rendering', 'ui'],
}

/** What may be imported against the order, with the reason. */
const againstTheOrder: Record<string, string[]> = {}

/** What lies at the top of `src` and puts the rooms together may import everything. */
const compositions = ['index', 'app', 'islands', 'api', 'publishing']

/** Rooms that import no package but these. */
const mayInstall: Record<string, string[]> = {
  paths: [],
  log: [],
  'log-events': [],
  'browser-state': ['jotai', 'valibot'],
  'site/content': ['valibot'],
  'site/content/reading': ['mdast', 'mdast-util-from-markdown', 'valibot', 'yaml'],
  ui: ['react'],
  analytics: ['@cloudflare/workers-types', 'hono', 'valibot', 'web-vitals'],
  database: ['@cloudflare/workers-types', 'p-retry', 'p-timeout', 'valibot'],
}

const usedRooms = [...new Set(sourceFiles.map(roomOf))]

describe.each(usedRooms)('the room %s', (room) => {
  const imports = sourceFiles.filter((file) => roomOf(file) === room).flatMap(importsOf)

  it('imports only from rooms that it may', () => {
    expect(imports.filter(({ target }) => target).filter((line) => !isAllowed(line))).toEqual([])
  })

  it('imports only packages that it may', () => {
    const packages = imports.flatMap(({ source, target }) => (target ? [] : packageOf(source)))
    expect(packages.filter((name) => !(mayInstall[room] ?? packages).includes(name))).toEqual([])
  })
})

it('has a rule for every room, each pointing down', () => {
  const order = Object.keys(rooms)
  expect(usedRooms.filter((room) => !order.includes(generic(room)) && !compositions.includes(room))).toEqual([])
  for (const [at, room] of order.entries()) {
    expect(rooms[room]?.filter((below) => !order.slice(0, at).includes(below))).toEqual([])
  }
})

it('reads the whole source', () => {
  expect(sourceFiles.length).toBeGreaterThan(200)
  expect(sourceFiles.flatMap(importsOf).length).toBeGreaterThan(500)
})

it.each([
  ['src/site/pages/home/page.tsx', 'src/site/pages/home/hero.tsx', true],
  ['src/site/pages/home/page.tsx', 'src/site/pages/contact/page.tsx', false],
  ['src/site/pages/home/page.tsx', 'src/site/pages/all.ts', false],
  ['src/contactmails/store.ts', 'src/contactmails/form/contact-form-state.ts', false],
  ['src/browser-state/state.ts', 'src/site/layout/session.island.tsx', false],
  ['src/ui/picture/brand-mark.tsx', 'art/marks/all.ts', false],
])('knows that %s importing %s is allowed: %s', (file, target, expected) => {
  expect(isAllowed({ file, target })).toBe(expected)
})

describe('what runs in browsers', () => {
  const server = /^src\/(database|env|http|site\/content)[/.]|^node:|^react-dom\/server|^hono\b/
  const roots = sourceFiles.filter((file) => file.endsWith('.island.tsx') || file.startsWith('src/browser/'))

  it.each(roots)('%s reaches nothing of the server', (root) => {
    const lines = reachedFrom(root)
      .flatMap(importsOf)
      .filter(({ isType }) => !isType)
    const ofServer = lines.filter(({ source, target }) => server.test(target ?? source))
    expect(ofServer).toEqual([])
  })
})

it('has no file over 200 lines', () => {
  const files = globSync('{src,art,bench,build,scripts,test}/**/*.{ts,tsx,css}')
  expect(files.filter((file) => textOf(file).split('\n').length > 201)).toEqual([])
})

it('has no test with an ending that no project of vitest.config.ts takes', () => {
  const taken = /\/[\w-]+(\.(storage|node|e2e))?\.test\.ts$|\.browser\.test\.tsx$/
  expect(globSync('test/**/*.test.{ts,tsx}').filter((file) => !taken.test(file))).toEqual([])
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

it('has kebab-case names, of which only islands carry a second ending', () => {
  const names = sourceFiles.flatMap((file) => file.replace(/(\.island)?\.tsx?$/, '').split('/'))
  expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([])
})

it('exports by name, but for the Worker itself', () => {
  expect(sourceFiles.filter((file) => /^export default/m.test(textOf(file)))).toEqual(['src/index.ts'])
})

/** The room of a file of `src`: the longest name in the table that its path begins with, or its own name. */
function roomOf(file: string): string {
  const path = file.replace(/^src\//, '').replace(/\.tsx?$/, '')
  const page = /^site\/pages\/[^/]+(?=\/)/.exec(path)?.[0]
  const names = Object.keys(rooms).filter((room) => path === room || path.startsWith(`${room}/`))
  return page ?? names.sort((a, b) => b.length - a.length)[0] ?? path
}

function generic(room: string) {
  return room.startsWith('site/pages/') ? 'site/pages/*' : room
}

function isAllowed({ file, target = '' }: Pick<Import, 'file' | 'target'>) {
  const room = roomOf(file)
  if (compositions.includes(room)) return target.startsWith('src/')
  if (!target.startsWith('src/')) return false
  if (roomOf(target) === room) return true
  const isException = againstTheOrder[room]?.some((name) => target.startsWith(`src/${name}.`))
  return isException || rooms[generic(room)]?.includes(generic(roomOf(target))) || false
}

function packageOf(source: string) {
  return source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/')
}

function textOf(file: string) {
  return readFileSync(file, 'utf8')
}
