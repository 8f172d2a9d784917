import * as v from 'valibot'
import { expect, it } from 'vitest'
import { PageMetaSchema } from '../../helpers/page-meta-schema.ts'

const meta = {
  pathname: '/somewhere',
  title: 'Somewhere | Forager',
  content: ['x'.repeat(60)],
  keywords: ['one', 'two', 'three'],
  preview: { words: 'Somewhere', plates: ['plates/home'] },
}
const accepts = (fields: object) => v.is(PageMetaSchema, { ...meta, ...fields })

it.each([
  ['as it is', {}],
  ['at the home page', { pathname: '/' }],
  ['with the shortest title', { title: 'x'.repeat(5) }],
  ['with the longest title', { title: 'x'.repeat(60) }],
  ['with the shortest description', { content: ['x'.repeat(50)] }],
  ['with the longest description', { content: ['x'.repeat(160)] }],
  ['with a description in parts, which a blank joins', { content: ['x'.repeat(24), 'x'.repeat(25)] }],
  ['with its place in the site', { categories: ['Brands'], children: ['/brands/fmg'] }],
])('takes metadata %s', (_case, fields) => {
  expect(accepts(fields)).toBe(true)
})

it.each([
  ['a pathname that is none', { pathname: 'somewhere' }],
  ['too short a title', { title: 'x'.repeat(4) }],
  ['too long a title', { title: 'x'.repeat(61) }],
  ['too short a description', { content: ['x'.repeat(49)] }],
  ['too long a description', { content: ['x'.repeat(161)] }],
  ['a description that the blanks between its parts make too long', { content: ['x'.repeat(80), 'x'.repeat(80)] }],
  ['no description', { content: [] }],
  ['too few keywords', { keywords: ['one', 'two'] }],
  ['an empty keyword', { keywords: ['one', 'two', ''] }],
  ['no preview', { preview: undefined }],
  ['a preview of something else than a plate', { preview: { words: 'Somewhere', plates: ['marks/fmg'] } }],
  ['text in place of a list', { content: 'x'.repeat(60) }],
])('refuses %s', (_case, fields) => {
  expect(accepts(fields)).toBe(false)
})
