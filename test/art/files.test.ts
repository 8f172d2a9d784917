import { describe, expect, test } from 'vitest'
import { ico } from '../../scripts/art/ico.ts'
import { innerMarkup, optimise } from '../../scripts/art/optimise.ts'

test('an icon file leads to its image', () => {
  const png = Buffer.from('a picture')
  const file = ico(png, 32)
  expect([...file.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  expect(file.subarray(offset, offset + length)).toEqual(png)
})

describe('an optimised drawing', () => {
  const body = '<g class="layer-sky"><path fill="#ff0000" d="M 0.12 0 L 10.00 0 L 10 10 z"/></g>'
  const optimised = optimise({ name: 'test', width: 20, height: 10, alt: 'A test.', body })

  test('keeps its frame and the groups that style sheets move', async () => {
    expect(await optimised).toMatch(/^<svg [^>]*viewBox="0 0 20 10"[^>]*><g class="layer-sky"><path /)
  })

  test('is shorter', async () => {
    expect(innerMarkup(await optimised).length).toBeLessThan(body.length)
  })
})
