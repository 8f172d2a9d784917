import * as v from 'valibot'
import { expect, it } from 'vitest'
import { PartnerSchema, TeamMemberSchema } from '../../src/schemas/people.ts'

const member = {
  slug: 'ada-quill',
  title: 'Ada Quill',
  position: 'Keeper',
  brand: 'Forager Foundation',
  story: [words(60), words(60)],
  portrait: 'Ada at the lamp.',
}

it.each([
  ['120 words in two paragraphs', {}, true],
  ['120 words in one', { story: [words(120)] }, true],
  ['119 words', { story: [words(60), words(59)] }, false],
  ['no story', { story: [] }, false],
  ['a slug that is none', { slug: 'Ada Quill' }, false],
  ['a blank position', { position: ' ' }, false],
])('a team member with %s', (_case, fields, expected) => {
  expect(v.is(TeamMemberSchema, { ...member, ...fields })).toBe(expected)
})

const partner = {
  slug: 'tug-museum',
  name: 'Tug Museum',
  kind: 'non-profit',
  place: 'Gibsons',
  description: 'Keeps tugs.',
}

it.each([
  ['a name that just fits its logo', { name: 'x'.repeat(32) }, true],
  ['a name that does not', { name: 'x'.repeat(33) }, false],
  ['another kind', { kind: 'sponsor' }, false],
])('a partner with %s', (_case, fields, expected) => {
  expect(v.is(PartnerSchema, { ...partner, ...fields })).toBe(expected)
})

function words(count: number) {
  return Array(count).fill('word').join(' ')
}
