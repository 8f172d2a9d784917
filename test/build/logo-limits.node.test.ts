import { expect, it } from 'vitest'
import { inkFault } from '../../build/logo-limits.ts'

/** 20 by 10 pixels, of which some are covered. */
const pixels = (isCovered: (x: number, y: number) => boolean) =>
  Array.from({ length: 200 }, (_, at) => [0, 0, 0, isCovered(at % 20, Math.floor(at / 20)) ? 255 : 0]).flat()
const block = pixels((x, y) => x > 3 && x < 16 && y > 2 && y < 8)

it('takes a block within a drawing for a shape, and within a bitmap for a background', () => {
  expect(inkFault(block)).toBeUndefined()
  expect(inkFault(block, 20)).toBe('needs a transparent background')
  expect(inkFault(pixels(() => true))).toBe('needs a transparent background')
})

it('takes shapes for a logo, whatever margin there is', () => {
  expect(
    inkFault(
      pixels((x, y) => x > 3 && x < 16 && y > 2 && y < 8 && (x + y) % 2 === 0),
      20,
    ),
  ).toBeUndefined()
  expect(
    inkFault(
      pixels(() => false),
      20,
    ),
  ).toBe('shows nothing')
})
