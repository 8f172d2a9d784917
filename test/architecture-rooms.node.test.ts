import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, sourceFiles } from './helpers/imports.ts'

/**
 * Rooms within rooms, from the bottom up: each may import from those before it, and from the files of the house itself.
 * A room that is not listed may import from all of these, and no other room from it.
 */
const within: Record<string, string[]> = {
  contactmails: [
    'search',
    'attachments',
    'spam',
    'due',
    'deletion',
    'outbox',
    'notifications',
    'webhooks',
    'replies',
    'receipts',
    'arrival',
    'inbound',
    'form',
    'jobs',
  ],
  staff: ['guards', 'frame', 'figures', 'webhooks', 'saved-replies', 'auth', 'users', 'audit', 'inbox'],
  ui: ['printed', 'base', 'picture', 'text', 'dialog', 'carousel', 'form'],
  site: ['content', 'publication', 'rendering', 'layout', 'pages', 'feeds'],
}

describe.each(Object.entries(within))('the rooms of %s', (house, order) => {
  const folderOf = (path: string) => new RegExp(`^src/${house}/([^/]+)/`).exec(path)?.[1]

  const rankOf = (room: string) => (order.includes(room) ? order.indexOf(room) : order.length)

  it('import from those below', () => {
    const up = sourceFiles.flatMap(importsOf).flatMap(({ file, target = '' }) => {
      const [from, to] = [folderOf(file), folderOf(target)]
      return from && to && from !== to && rankOf(to) >= rankOf(from) ? [`${house}/${from} > ${to}`] : []
    })
    expect([...new Set(up)]).toEqual([])
  })
})

it('has no two folders that import from each other, types included', () => {
  const folder = (path: string) => dirname(path).replace(/^src\/?/, '')
  const lines = new Set(
    sourceFiles.flatMap(importsOf).map(({ file, target = '' }) => `${folder(file)} <> ${folder(target)}`),
  )
  const pairs = [...lines].filter((line) => {
    const [one = '', other = ''] = line.split(' <> ')
    return one < other && one && lines.has(`${other} <> ${one}`)
  })
  expect(pairs).toEqual([])
})

describe('the size of things', () => {
  const files = globSync('src/**/*.{ts,tsx,css,sql}').filter((file) => !/^src\/site\/content\/|\.d\.ts$/.test(file))
  const sizes = files.map((file) => linesOf(file).length).sort((a, b) => a - b)

  it('is at most 20 files a room', () => {
    const counts = Object.entries(Object.groupBy(globSync('src/**/*.{ts,tsx,css}'), dirname))
    const large = counts.filter(([, list = []]) => list.length > 20).map(([folder]) => folder)
    expect(large).toEqual([])
  })

  it('is at least 12 lines, unless several files import it', () => {
    const importing = globSync('{src,art,build}/**/*.{ts,tsx}')
    const importers = Map.groupBy(importing.flatMap(importsOf), ({ target }) => target)
    const lonely = sourceFiles.filter((file) => {
      const from = new Set(importers.get(file)?.map(({ file }) => file))
      return from.size === 1 && linesOf(file).length < 12
    })
    expect(lonely).toEqual([])
  })

  it('is a median of at most 56 lines, and 110 for nine in ten', () => {
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(56)
    expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(110)
  })

  it('is at most four comments in a hundred lines', () => {
    const all = files.flatMap((file) => linesOf(file).map((line) => ({ line, isSql: file.endsWith('.sql') })))
    const comments = all.filter(({ line, isSql }) => (isSql ? /^\s*--/ : /^\s*(\/\/|\{?\/\*|\* |\*\/)/).test(line))
    expect(comments.length / all.length).toBeLessThanOrEqual(0.04)
  })
})

function linesOf(file: string) {
  return textOf(file).trimEnd().split('\n')
}

function textOf(file: string) {
  return readFileSync(file, 'utf8')
}
