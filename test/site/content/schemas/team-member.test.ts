import * as v from 'valibot'
import { expect, it } from 'vitest'
import { TeamMemberSchema, TeamSchema } from '../../../../src/site/content/schemas/team-member.ts'

const member = {
  slug: 'ada-quill',
  order: 10,
  title: 'Ada Quill',
  position: 'Keeper',
  brand: 'fnd',
  story: paragraphs(60, 60),
  portrait: 'Ada at the lamp.',
}

it.each([
  ['120 words in two paragraphs', {}],
  ['120 words in one paragraph', { story: paragraphs(120) }],
])('accepts a team member with a story of %s', (_case, fields) => {
  expect(v.is(TeamMemberSchema, { ...member, ...fields })).toBe(true)
})

it.each([
  ['a story of 119 words', { story: paragraphs(60, 59) }],
  ['no story', { story: [] }],
  ['an invalid slug', { slug: 'Ada Quill' }],
  ['a blank position', { position: ' ' }],
])('rejects a team member with %s', (_case, fields) => {
  expect(v.is(TeamMemberSchema, { ...member, ...fields })).toBe(false)
})

it('rejects a second person of the same name', () => {
  const team = [1, 2, 3, 4, 5, 6].map((number) => ({ ...member, title: `Ada Quill ${number}` }))
  expect(v.is(TeamSchema, team)).toBe(true)
  expect(v.is(TeamSchema, [...team, { ...member, title: 'Ada Quill 1' }])).toBe(false)
})

function paragraphs(...counts: number[]) {
  return counts.map((count) => ({ tag: 'p', children: [Array(count).fill('word').join(' ')] }))
}
