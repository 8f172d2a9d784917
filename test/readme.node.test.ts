import { existsSync, globSync, readFileSync } from 'node:fs'
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

  it('names only scripts that exist', () => {
    const named = [...text().matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name)
    expect(named.filter((name = '') => !(name in scripts))).toEqual([])
  })

  it('links only to files that exist', () => {
    const folder = document.includes('/') ? document.replace(/\/[^/]*$/, '/') : ''
    const links = [...text().matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(([, link]) => folder + link)
    expect(links.filter((link) => !existsSync(link))).toEqual([])
  })
})

it('has a README that names the commands and the folders of the project', () => {
  const text = readFileSync('README.md', 'utf8')
  expect(text).toMatch(/npm (start|run dev)/)
  expect(text).toContain('`src/')
})

/** A name may stand for many files: `src/content/brands/*.ts`, `src/db/migrations/0001_….sql`. */
function exists(path: string) {
  const pattern = path.replace(/…|<[^>]*>|\{[^}]*\}/g, '*')
  return /\*/.test(pattern) ? globSync(pattern).length > 0 : existsSync(pattern)
}
