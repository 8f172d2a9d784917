import { describe, expect, test } from 'vitest'
import { innerMarkup, optimise } from '../../art/print/optimise.ts'

describe('an optimised drawing', () => {
  const body = '<g class="layer-sky"><path fill="#ff0000" d="M 0.12 0 L 10.00 0 L 10 10 z"/></g>'
  const optimised = optimise({ name: 'test', width: 20, height: 10, alt: 'A test.', body })

  test('keeps its view box and the groups that style sheets move', () => {
    expect(optimised).toMatch(/^<svg [^>]*viewBox="0 0 20 10"[^>]*><g class="layer-sky"><path /)
  })

  test('is shorter than the original', () => {
    expect(innerMarkup(optimised).length).toBeLessThan(body.length)
  })
})
