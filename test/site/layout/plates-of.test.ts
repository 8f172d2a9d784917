import { expect, it } from 'vitest'
import { articlePlate } from '../../../src/site/layout/plates-of.ts'

it('knows no plate for an article without one', () => {
  expect(articlePlate({ heading: 'Ferry 19 Sails Again', hasVisual: false })).toBeUndefined()
})

it('throws an error that names what to add if an article’s plate is missing', () => {
  expect(() => articlePlate({ heading: 'Ferry 19 Sails Again', hasVisual: true })).toThrow(
    'ferry-19-sails-again has no plate: add one to articlePlates',
  )
})
