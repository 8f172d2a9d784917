import { expect, it } from 'vitest'
import { articlePlate } from '../../../src/site/layout/plates-of.ts'

it('shows no plate where an article says so', () => {
  expect(articlePlate({ hasVisual: false, plate: 'news-docks' })).toBeUndefined()
})

it('takes the plate that an article names', () => {
  expect(articlePlate({ hasVisual: true, plate: 'news-docks' })).toBe('plates/news-docks')
})
