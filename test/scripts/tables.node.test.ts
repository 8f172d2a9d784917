import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'))
const names = (texts: string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name))

it('names only tables that the migrations make', () => {
  const made = names(read('src/database/migrations/*.sql'), /CREATE TABLE "?(\w+)/g)
  const named = names(
    read('{scripts,bench}/**/*.ts'),
    /\b(?:INSERT INTO|UPDATE|DELETE FROM) "?([a-z]\w+)"? (?:\(|SET |WHERE )/g,
  )
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !made.includes(name))).toEqual([])
})
