import { expect, it } from 'vitest'
import { articlePreview } from '../../../../src/site/pages/newsroom/article-preview.ts'

it('shows the newsroom’s plate for an article without one', () => {
  const words = 'Ferry 19 Sails Again'
  expect(articlePreview({ heading: words, hasVisual: false })).toEqual({ words, plates: ['plates/newsroom'] })
})

it('throws an error that names what to add if an article’s plate is missing', () => {
  expect(() => articlePreview({ heading: 'Ferry 19 Sails Again', hasVisual: true })).toThrow(
    '/newsroom/ferry-19-sails-again has no plate: add one to articlePlates',
  )
})
