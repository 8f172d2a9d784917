import { expect, it } from 'vitest'
import { parseLabels } from '../../src/schemas/labels.ts'

it('gives back labels that all say something', () => {
  expect(parseLabels({ open: 'Open', close: 'Close' })).toEqual({ open: 'Open', close: 'Close' })
})

it.each(['', ' ', '\n'])('throws at the empty label %j', (close) => {
  expect(() => parseLabels({ open: 'Open', close })).toThrow()
})
