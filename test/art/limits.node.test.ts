import { expect, test } from 'vitest'
import { assertSmall } from '../../art/print/limits.ts'
import { partnersOf } from '../../src/site/content/partners.ts'

test('files under their limits pass', () => {
  expect(() => assertSmall([{ name: 'plates/home', bytes: 9000 }])).not.toThrow()
})

test('the error names every file over its limit', () => {
  const sizes = [
    { name: 'plates/home', bytes: 20_000 },
    { name: 'partners/ninth-bell', bytes: 3000 },
    { name: 'marks/fmg', bytes: 300 },
  ]
  expect(() => assertSmall(sizes)).toThrow(/plates\/home: 20000[\s\S]*partners\/ninth-bell: 3000/)
})

test('an inlined drawing has a lower limit than a file', () => {
  const bytes = 3000
  expect(() => assertSmall([{ name: 'plates/home', bytes }])).not.toThrow()
  expect(() => assertSmall([{ name: 'inline/home', bytes }])).toThrow('inline/home: 3000')
})

test('the non-profit logos have a limit together', () => {
  const logos = partnersOf('non-profit').map(({ slug }) => ({ name: `partners/${slug}`, bytes: 2000 }))
  expect(() => assertSmall(logos)).toThrow('together')
})
