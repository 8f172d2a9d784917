import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { DaySchema, NewsItemSchema, OfficeMomentSchema } from '../../../../src/site/content/schemas/news-item.ts'

describe('a date', () => {
  it.each(['01/01/2026', '31/12/2026', '29/02/2024', '30/04/2026'])('may be %s', (date) => {
    expect(v.is(DaySchema, date)).toBe(true)
  })

  it.each([
    '29/02/2023',
    '31/04/2026',
    '32/01/2026',
    '01/13/2026',
    '00/01/2026',
    '01/00/2026',
    '1/1/2026',
    '01/01/26',
    '2026-01-01',
    '12/31/2026',
    '31/12/2206',
    ' 01/01/2026',
    '',
  ])('may not be %j', (date) => {
    expect(v.is(DaySchema, date)).toBe(false)
  })
})

describe('a moment', () => {
  it.each(['01/01/2026 00:00', '31/12/2026 23:59', '29/02/2024 09:30'])('may be %s', (moment) => {
    expect(v.is(OfficeMomentSchema, moment)).toBe(true)
  })

  it.each([
    '01/01/2026',
    '01/01/2026 24:00',
    '01/01/2026 9:30',
    '01/01/2026 09:60',
    '31/04/2026 09:30',
    '01/01/2026T09:30',
  ])('may not be %j', (moment) => {
    expect(v.is(OfficeMomentSchema, moment)).toBe(false)
  })
})

const item = {
  slug: 'a-boat-is-launched',
  heading: 'A boat is launched',
  subheading: 'It floats.',
  date: '01/02/2026',
  author: 'Ada Quill',
  bio: 'Ada writes.',
  place: 'Gibsons',
  summary: 'x'.repeat(60),
  keywords: ['boat', 'launch', 'Gibsons'],
  description: ['One.', 'Two.', 'Three.', 'Four.', 'Five.'].map(paragraph),
  about: [{ entity: 'The boat', description: 'A dory.' }],
  hasLink: true,
  hasVisual: true,
  plate: 'news-docks',
}
const accepts = (fields: object) => v.is(NewsItemSchema, { ...item, ...fields })

it.each([
  ['an article', {}],
  ['an article for later', { appears: '01/02/2026 09:30' }],
  ['a heading with accents and punctuation', { heading: 'A Boat’s “Café”, at last!', slug: 'a-boats-cafe-at-last' }],
  ['a notice of one paragraph', { hasLink: false, description: [paragraph('One.')], about: [] }],
])('takes %s', (_case, fields) => {
  expect(accepts(fields)).toBe(true)
})

it.each([
  ['an article of four paragraphs', { description: item.description.slice(1) }],
  ['an article for another day than its own', { appears: '02/02/2026 09:30' }],
  ['a heading too long for a title', { heading: 'a'.repeat(51), slug: 'a'.repeat(51) }],
  ['an article about nobody', { about: [] }],
  ['a notice that says nothing', { hasLink: false, description: [] }],
  ['a slug that is its heading’s, but for a sign', { heading: 'Boats & ferries', slug: 'boats-&-ferries' }],
  ['a heading without a letter or digit', { heading: '?!', slug: '' }],
  ['a heading with a tag', { heading: 'A <b>boat</b>', slug: 'a-b-boat-b' }],
  ['a slug of another heading', { slug: 'a-boat' }],
  ['a heading that gives the address of the press kit', { heading: 'Press', slug: 'press' }],
  ['a plate without a name', { plate: undefined }],
  ['the plate of another page', { plate: 'our-story' }],
  ['a heading with two blanks in a row', { heading: 'A  boat' }],
  ['a blank author', { author: ' ' }],
])('refuses %s', (_case, fields) => {
  expect(accepts(fields)).toBe(false)
})

function paragraph(text: string) {
  return { tag: 'p', children: [text] }
}
