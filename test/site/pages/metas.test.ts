import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { paths } from '../../../src/paths.ts'
import { indexableMetas, metas } from '../../../src/site/pages/all.ts'
import { PageMetaSchema } from '../../helpers/page-meta-schema.ts'

const ours = metas.filter(({ pathname }) => !/^\/(newsroom|careers)\/./.test(pathname))

describe.each(metas)('$pathname', (meta) => {
  it('matches the schema', () => {
    expect(v.safeParse(PageMetaSchema, meta).issues).toBeUndefined()
  })

  it('has children that are pages', () => {
    const pathnames = metas.map(({ pathname }) => pathname)
    expect(pathnames).toEqual(expect.arrayContaining(meta.children ?? []))
  })

  it('repeats no keyword', () => {
    expect(new Set(meta.keywords).size).toBe(meta.keywords.length)
  })
})

it.each([
  ['title', metas.map(({ title }) => title)],
  ['pathname', metas.map(({ pathname }) => pathname)],
  // Whoever writes a story or a job may start from a copy of another.
  ['description', ours.map(({ content }) => content.join(' '))],
])('gives every page its own %s', (_field, values) => {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})

it('lists every route of the specification', () => {
  expect(metas.map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining([
      '/',
      '/our-story',
      '/our-community',
      '/our-focus',
      '/our-team',
      '/newsroom',
      '/newsroom/the-vr-voyage-is-a-finalist',
      '/careers',
      '/contact',
      '/not-found',
      ...['fmg', 'fdi', 'fvi', 'fpd', 'fpb', 'fed', 'ffs', 'vrc', 'vrv', 'fnd'].map((slug) => `/brands/${slug}`),
      ...['main', 'accounting', 'creative', 'education', 'mixed-reality', 'technology', 'travel-&-tourism'].map(
        (slug) => `/brands/domain/${slug}`,
      ),
    ]),
  )
})

it('excludes only the 404 page from search engines', () => {
  expect(indexableMetas().map(({ pathname }) => pathname)).not.toContain(paths.notFound)
  const lasting = metas.filter(({ published, categories }) => !published && !categories?.includes('Careers'))
  expect(lasting.filter((meta) => !indexableMetas().includes(meta)).map(({ pathname }) => pathname)).toEqual([
    paths.notFound,
  ])
})
