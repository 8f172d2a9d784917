import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { outline } from '../../art/parts/letters.ts'
import { fontCharacters } from '../../art/print/font-subset.ts'
import { figtreeAt400, figtreeAt600, fontFaces, frauncesAt600 } from '../../build/font-faces.ts'
import { fontUrls } from '../../src/ui/picture/catalogue.ts'

/** Written by whoever publishes. A letter that the web fonts lack is shown in a fallback font. */
const isByPublishers = (file: string) => /^(jobs|news|partners|team)\//.test(file)

test('the fonts contain every character of our own words', () => {
  const content = readdirSync('src/site/content', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|md|yaml)$/.test(file) && !isByPublishers(file))
    .map((file) => readFileSync(join('src/site/content', file), 'utf8').replaceAll('\n', ' '))
  const missing = [...new Set(content.join(''))].filter((character) => !fontCharacters.includes(character))
  expect(missing).toEqual([])
})

describe.each([
  ['fraunces', 600, frauncesAt600],
  ['figtree', 400, figtreeAt400],
  ['figtree', 600, figtreeAt600],
] as const)('%s at %i', (font, weight, { advance }) => {
  test('has the average advance that its fallback fonts are scaled to', () => {
    const { width } = outline(prose, { font, weight, size: 100 })
    expect(width / 100 / prose.length).toBeCloseTo(advance, 1.5)
  })
})

test('every fallback face matches the metrics of a web font, and every font URL exists', () => {
  const rules = fontFaces.split('\n')
  const fallbacks = rules.filter((rule) => rule.includes('Fallback'))
  for (const rule of fallbacks) {
    expect(rule).toMatch(/local\(.*size-adjust:\d+\.\d+%.*ascent-override:.*descent-override:.*line-gap-override:0%/)
  }
  for (const url of fontUrls) expect(fontFaces).toContain(`url("${url}")`)
  expect(rules.length - fallbacks.length).toBe(fontUrls.length)
})

const prose =
  'We are a family of companies from the coast, working with the people who look after tourism, arts, culture and heritage. Most of our work is within a day of the ferry; the rest reaches us through people who visited, read or borrowed something and asked for the same at home.'
