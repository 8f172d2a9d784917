import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const documents = [...globSync('*.md'), ...globSync('docs/**/*.md')]
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))

describe.each(documents)('%s', (document) => {
  const text = () => readFileSync(document, 'utf8')

  it('names only files and folders that exist', () => {
    const named = [...text().matchAll(/`((?:src|test|public|art|build|bench|docs|scripts|\.ci)\/[^`\s]*)`/g)].map(
      ([, path]) => path,
    )
    expect(named.filter((path = '') => !exists(path))).toEqual([])
  })

  it('runs only files that exist', () => {
    const run = [...text().matchAll(/\bnode ((?:bench|scripts|test)\/[\w/.-]+)/g)].map(([, path = '']) => path)
    expect(run.filter((path) => !existsSync(path))).toEqual([])
  })

  it('names only scripts that exist', () => {
    const named = [...text().matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name)
    expect(named.filter((name = '') => !(name in scripts))).toEqual([])
  })

  it('links only to files and headings that exist', () => {
    const links = [...text().matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)#?([^)\s]*)\)/g)]
    const wrong = links.filter(([, link = '', heading = '']) => {
      const file = link ? join(dirname(document), link) : document
      return !existsSync(file) || (heading && !headingsOf(file).includes(heading))
    })
    expect(wrong.map(([link]) => link)).toEqual([])
  })
})

it('names each benchmark in docs/benchmarks.md', () => {
  const text = readFileSync('docs/benchmarks.md', 'utf8')
  const usage = /^ \* {3}(?:npm run build && )?(npm run bench[\w:-]*|node bench\/[\w-]+\.ts)/m
  const commands = globSync('bench/*.ts').flatMap((file) => usage.exec(readFileSync(file, 'utf8'))?.[1] ?? [])
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter((command) => !new RegExp(`${command} +#`).test(text))).toEqual([])
})

it('has a README that names the commands and the folders of the project', () => {
  const text = readFileSync('README.md', 'utf8')
  expect(text).toMatch(/npm (start|run dev)/)
  expect(text).toContain('`src/')
})

/** As GitHub names a heading in an address. */
function headingsOf(file: string) {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)
  return Array.from(headings, ([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  )
}

/** A name may stand for many files: `src/content/brands/*.ts`, `src/db/migrations/0001_….sql`. */
function exists(path: string) {
  const pattern = path.replace(/…|<[^>]*>|\{[^}]*\}/g, '*')
  return /\*/.test(pattern) ? globSync(pattern).length > 0 : existsSync(pattern)
}
