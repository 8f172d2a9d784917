import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { madeOf } from '../../../art/print/made.ts'

test('a drawing is made once, and a changed one is made anew', () => {
  const drawing = randomUUID()
  const make = vi.fn(() => 'what is made')
  expect(madeOf(drawing, make).toString()).toBe('what is made')
  expect(madeOf(drawing, make).toString()).toBe('what is made')
  expect(make).toHaveBeenCalledTimes(1)
  madeOf(`${drawing} `, make)
  expect(make).toHaveBeenCalledTimes(2)
})
