import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictures } from '../../art/all.ts'
import { toSvg } from '../../art/picture.ts'
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

test.each([...pictures.plates, ...pictures.portraits, ...pictures.marks])(
  '$name looks as it was drawn',
  async (drawn) => {
    const [before, after] = await Promise.all([toSvg(drawn), optimise(drawn)].map(pixelsOf))
    expect(before?.length).toBeGreaterThan(50_000)
    expect(after?.length).toBe(before?.length)
    const differences = before?.map((value, at) => Math.abs(value - (after?.[at] ?? 0))) ?? []
    expect(differences.reduce((sum, each) => sum + each, 0) / differences.length).toBeLessThan(0.2)
  },
)

/** Of 8 bits a channel. */
async function pixelsOf(svg: string) {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: 240 } }).render()
  return [...(await sharp(image.asPng()).flatten({ background: '#fff' }).raw().toBuffer())]
}
