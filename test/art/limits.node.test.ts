import { expect, test } from 'vitest'
import { assertSmall } from '../../scripts/art/limits.ts'
import { nonProfits } from '../../src/content/partners/all.ts'

test('small files pass', () => {
  expect(() => assertSmall([{ name: 'plates/home', bytes: 9000 }])).not.toThrow()
})

test('the message names every file that is too big', () => {
  const sizes = [
    { name: 'plates/home', bytes: 20_000 },
    { name: 'partners/ninth-bell', bytes: 3000 },
    { name: 'marks/fmg', bytes: 300 },
  ]
  expect(() => assertSmall(sizes)).toThrow(/plates\/home: 20000[\s\S]*partners\/ninth-bell: 3000/)
})

test('a drawing that is part of a page has less room than one that is a file', () => {
  const bytes = 3000
  expect(() => assertSmall([{ name: 'plates/home', bytes }])).not.toThrow()
  expect(() => assertSmall([{ name: 'inline/home', bytes }])).toThrow('inline/home: 3000')
})

test('logos that pass one by one can be too many together', () => {
  const logos = nonProfits.map(({ slug }) => ({ name: `partners/${slug}`, bytes: 2000 }))
  expect(() => assertSmall(logos)).toThrow('together')
})
