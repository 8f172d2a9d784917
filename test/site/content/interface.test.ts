import { expect, it } from 'vitest'
import { parseLabels } from '../../../src/site/content/interface.ts'

it('returns labels that are not empty', () => {
  expect(parseLabels({ open: 'Open', close: 'Close' })).toEqual({ open: 'Open', close: 'Close' })
})

it.each(['', ' ', '\n'])('throws on the empty label %j', (close) => {
  expect(() => parseLabels({ open: 'Open', close })).toThrow()
})
