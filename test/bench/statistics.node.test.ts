import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { median, quantile, withSpread } from '../../bench/statistics.ts'

const numbers = fc.array(fc.float({ noNaN: true, noDefaultInfinity: true }), { minLength: 1 })

describe('quantile', () => {
  it.each([
    [[3], 0.5, 3],
    [[4, 1, 3, 2], 0.5, 2.5],
    [[9, 1, 5], 0.5, 5],
    [[1, 2, 3, 4, 5], 0.25, 2],
    [[10, 20], 0.9, 19],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(quantile(values, share)).toBeCloseTo(expected)
  })

  it('does not mind the order and changes nothing', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const before = [...values]
        expect(median(values)).toBe(median(values.toReversed()))
        expect(values).toEqual(before)
      }),
    )
  })

  it('has none of no numbers', () => {
    expect(() => median([])).toThrow(RangeError)
  })
})

it('names the median and the quartiles', () => {
  expect(withSpread([5, 1, 2, 4, 3], 1)).toBe('3.0 (2.0–4.0)')
})
