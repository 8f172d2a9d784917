import { expect, it } from 'vitest'
import { paths } from '../../../../src/paths.ts'
import { unknownPathTarget } from '../../../../src/site/pages/not-found/page.tsx'

it.each([
  ['/brands/domain/fishing', paths.domain('main')],
  ['/brands/domain/x y', paths.domain('main')],
  ['/brands/xyz', paths.home],
  ['/brands/domain', paths.home],
  ['/brands', paths.notFound],
  ['/brands/domain/fishing/deeper', paths.notFound],
  ['/brands/fmg/deeper', paths.notFound],
  ['/newsroom/nothing-of-the-kind', paths.notFound],
  ['/nowhere', paths.notFound],
  ['/nowhere/brands/xyz', paths.notFound],
  ['//evil.example', paths.notFound],
])('redirects %s to %s', (path, target) => {
  expect(unknownPathTarget(path)).toBe(target)
})
