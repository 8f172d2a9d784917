import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const audit = readFileSync('docs/specification-tests.md', 'utf8')
const rows = audit.split('\n').filter((line) => /^\| \d+\.\d+ \|/.test(line))
/** A row names its tests as `file` › “title”; a title is given as it is written in the file. */
const claims = [...audit.matchAll(/`(test\/[^`]+)` › “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }))

describe.each([...new Set(claims.map(({ file }) => file))])('%s', (file) => {
  it('exists', () => {
    expect(existsSync(file)).toBe(true)
  })

  it('has every test that the audit names', () => {
    const source = readFileSync(file, 'utf8')
    const named = claims.filter((claim) => claim.file === file).map(({ title }) => title)
    expect(named.filter((title) => !source.includes(title))).toEqual([])
  })
})

it('names a test for every line of the specification', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter((row) => !row.includes('` › “'))).toEqual([])
})
