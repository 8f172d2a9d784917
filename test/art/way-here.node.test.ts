import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { optimise } from '../../art/print/optimise.ts'
import { company } from '../../src/site/content/content.ts'

// The longest name that the editor takes, of letters with many curves; the modules read it as they load.
company.name = '&&@@§§%%ßßgg88BBææ&@'
const { assertSmall, gzipped } = await import('../../art/print/limits.ts')
const { wayHere } = await import('../../art/scenes/way-here.ts')
const { drawNames } = await import('../../art/scenes/way-here/names.ts')

test('a long name of the company breaks no limit', () => {
  const sizes = wayHere().map((picture) => ({
    name: `plates/${picture.name}`,
    bytes: gzipped(optimise(picture)),
  }))
  expect(() => assertSmall(sizes)).not.toThrow()
})

test('a long name of the company stays on the land of the map', () => {
  const names = drawNames(() => [109, 795], 29, 'portrait')
  const box = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1080">${names}</svg>`).getBBox()
  expect(box?.x).toBeGreaterThan(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(400)
})
