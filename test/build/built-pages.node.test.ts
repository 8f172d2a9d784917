import { expect, it } from 'vitest'
import { assertAnswers, sharedSheets } from '../../build/built-pages.ts'
import { paths } from '../../src/paths.ts'

const html = '<!DOCTYPE html><html></html>'
const careers = { path: paths.careers, status: 200, html }
const notFound = { path: paths.notFound, status: 404, html }

it('accepts pages that all have their expected status', () => {
  expect(() => assertAnswers([careers, notFound])).not.toThrow()
})

it.each([
  ['a page that fails', [{ ...careers, status: 500, html: 'Something went wrong' }, notFound], '/careers returned 500'],
  ['a page that redirects', [{ ...careers, status: 302, html: '' }, notFound], '/careers returned 302'],
  ['an incomplete page', [{ ...careers, html: '<!DOCTYPE html><html>' }, notFound], '/careers is incomplete'],
  ['a 404 page that is a 200', [careers, { ...notFound, status: 200 }], '/not-found returned 200'],
  ['a sitemap without pages', [notFound], '/sitemap.xml lists no page'],
])('rejects %s by its path', (_case, pages, message) => {
  expect(() => assertAnswers(pages)).toThrow(message)
})

it('keeps the sheet of two pages once, and what only one has beside it', () => {
  const name = (slug: string) => `.moves-plate-${slug}{view-transition-name:plate-${slug}}`
  const css = {
    '/a': `p{margin:0}${name('a')}h1{margin:0}`,
    '/b': `p{margin:0}${name('b')}h1{margin:0}`,
    '/c': 'p{margin:1px}',
  }
  const { sheets, styles } = sharedSheets(css)
  expect(sheets).toEqual(['p{margin:0}h1{margin:0}', 'p{margin:1px}'])
  expect(styles).toEqual({ '/a': [0, name('a')], '/b': [0, name('b')], '/c': [1, ''] })
})
