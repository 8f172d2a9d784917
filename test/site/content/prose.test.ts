import { describe, expect, it } from 'vitest'
import { company, messagingLink, privacy } from '../../../src/site/content/content.ts'
import { type Paragraph, properNames, prose, runsOf, wordsOf } from '../../helpers/prose.ts'
import { htmlOf, pagePaths } from '../../helpers/site.ts'
import { props } from './props.ts'

const sources = import.meta.glob<string>(
  [
    '../../../src/site/content/**/*.{ts,md,yaml}',
    '!../../../src/site/content/{news,jobs}/*',
    '../../../src/site/pages/**/*.{ts,tsx}',
  ],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

const everything = await prose()
/** Stories and jobs are written by people who know none of these rules, and have to appear all the same. */
const isOurs = (page: string) => !/^\/(newsroom|careers)\/./.test(page)
const paragraphs = everything.filter(({ text, page }) => isOurs(page) && !text.startsWith(privacy.beside.before))

it('reads every page', () => {
  expect(everything.length).toBeGreaterThan(300)
  expect(new Set(everything.map(({ page }) => page)).size).toBe(pagePaths.length - 1)
})

it('repeats no run of seven words or more', () => {
  expect(repeated(7)).toEqual([])
})

it('ends no sentence with two points, as "at 5 p.m.." would', () => {
  expect(paragraphs.filter(({ text }) => /[^.]\.\.(?!\.)/.test(text))).toEqual([])
})

it('numbers the plates without a gap', () => {
  const texts = Object.values(sources)
  const numbers = new Set(
    texts.flatMap((text) => [...text.matchAll(/\bPlate (\d+) ·/g)].map(([, number]) => Number(number))),
  )
  expect([...numbers].sort((a, b) => a - b)).toEqual([...numbers].map((_, at) => at + 1))
})

it('finds a repeated run however it is cased and marked', () => {
  const [first, second] = ['One two, three!', 'And “ONE two three” again'].map((text) => runsOf(text, 3))
  expect(second).toContain(first?.[0])
})

describe('counts', () => {
  const collections = 'brands|industries|trades|sectors|values'
  const number = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|[0-9]+'
  const typed = new RegExp(`\\b(?:${number}) (?:network |Forager |creative )?(?:${collections})\\b`, 'gi')

  it.each(Object.entries(sources))('%s takes the size of a list from the list', (_file, source) => {
    const code = source.replace(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, '')
    expect(code.match(typed) ?? []).toEqual([])
  })

  it('would be found', () => {
    expect('All nine brands, six industries and 9 Forager brands'.match(typed)).toHaveLength(3)
  })
})

describe('a spelled-out number above twelve', () => {
  const figures =
    /\b(?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty)-\w+)\b/g

  it('stands on two pages at most', () => {
    expect(onMorePagesThan(2, (text) => text.toLowerCase().match(figures) ?? [])).toEqual([])
  })
})

describe('a prop', () => {
  const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '')
  const isProp = (word: string) => props.includes(word)

  it('stands on four pages at most', () => {
    expect(onMorePagesThan(4, (text) => wordsOf(text).map(singular).filter(isProp))).toEqual([])
  })
})

describe('links', () => {
  /** The company's own, vocabularies, which nobody follows, and maps that are asked for a point, whoever is there. */
  const allowed = [new URL(company.origin).host, 'schema.org', 'www.w3.org', 'maps.apple.com', 'www.openstreetmap.org']

  it.each(pagePaths.filter(isOurs))('%s names no address that belongs to somebody else', async (path) => {
    const html = (await htmlOf(path)).replaceAll(messagingLink(), '')
    const hosts = [...html.matchAll(/(?:https?:|["'(])\/\/([\w.-]+)/gi)].map(([, host = '']) => host.toLowerCase())
    expect(hosts.filter((host) => !host.endsWith('.example') && !allowed.includes(host))).toEqual([])
  })

  it('has no number behind the messaging link that could be somebody’s', () => {
    expect(messagingLink()).toMatch(/^https:\/\/wa\.me\/160455501\d\d$/)
  })
})

/** Runs of words that stand in two paragraphs, with the pages. */
function repeated(length: number) {
  const places = new Map<string, Paragraph[]>()
  for (const paragraph of paragraphs)
    for (const run of new Set(runsOf(withoutNames(paragraph.text), length)))
      places.set(run, [...(places.get(run) ?? []), paragraph])
  return [...places]
    .filter(([, list]) => list.length > 1)
    .map(([run, list]) => `${run}: ${list.map(({ page }) => page).join(', ')}`)
}

/** What is found on more pages than it may be, with the pages. */
function onMorePagesThan(limit: number, find: (text: string) => string[]) {
  const pages = new Map<string, Set<string>>()
  for (const { page, text } of paragraphs)
    for (const word of find(withoutNames(text))) pages.set(word, (pages.get(word) ?? new Set()).add(page))
  return [...pages].filter(([, list]) => list.size > limit).map(([word, list]) => `${word}: ${[...list].join(', ')}`)
}

function withoutNames(text: string) {
  return properNames.reduce((rest, name) => rest.replaceAll(name, ''), text)
}
