import { describe, expect, it } from 'vitest'
import { isoDate, news } from '../../../src/site/content/news.ts'
import { readTime } from '../../../src/site/content/schemas/news-item.ts'
import { slugOf } from '../../../src/site/content/schemas/words.ts'

it.each([
  [1, 1],
  [199, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
  [1000, 5],
])('%i words are read in %i minutes', (words, minutes) => {
  expect(readTime({ description: paragraphs(wordsOf(words)) })).toBe(`${minutes} minute read!`)
  if (words > 1) {
    const inTwo = { description: paragraphs(wordsOf(1), wordsOf(words - 1)) }
    expect(readTime(inTwo)).toBe(`${minutes} minute read!`)
  }
})

it.each([
  ['The VR Voyage Is a Finalist', 'the-vr-voyage-is-a-finalist'],
  ['One', 'one'],
  ['A 4 B', 'a-4-b'],
  ['Gibsons’ Café: “Open”, at Last!', 'gibsons-cafe-open-at-last'],
  ['Sḵwx̱wú7mesh & shíshálh', 'skwxwu7mesh-shishalh'],
  ['Øre — Kʼómoks', 're-komoks'],
])('%s has the slug %s', (heading, slug) => {
  expect(slugOf(heading)).toBe(slug)
})

it('repeats no slug', () => {
  const slugs = news.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
})

it('shows the newest first', () => {
  const dates = news.map(isoDate)
  expect(dates).toEqual(dates.toSorted().reverse())
})

describe.each(news)('$heading', (item) => {
  it('has the same date for readers and machines', () => {
    expect(item.date).toMatch(/^\d{2}\/\d{2}\/\d{4}$/)
    const [day, month, year] = item.date.split('/')
    expect(isoDate(item)).toBe(`${year}-${month}-${day}`)
    expect(new Date(isoDate(item)).getUTCDate()).toBe(Number(day))
  })

  it('has a slug for a URL', () => {
    expect(item.slug).toBe(slugOf(item.heading))
    expect(item.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })
})

function paragraphs(...texts: string[]) {
  return texts.map((text) => ({ tag: 'p' as const, children: [text] }))
}

function wordsOf(count: number) {
  return Array(count).fill('word').join(' ')
}
