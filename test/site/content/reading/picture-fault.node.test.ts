import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureFault } from '../../../../src/site/content/reading/picture-fault.ts'

const of = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 51, g: 119, b: 187, alpha: 0.5 } } })

const formats: [string, (picture: Sharp) => Sharp, (3 | 4)?][] = [
  ['JPEG', (picture) => picture.jpeg()],
  ['progressive JPEG', (picture) => picture.jpeg({ progressive: true })],
  ['JPEG with a camera’s data', (picture) => picture.withExif({ IFD0: { Make: 'Pocket' } }).jpeg()],
  ['PNG', (picture) => picture.png()],
  ['WebP', (picture) => picture.webp()],
  ['WebP without loss', (picture) => picture.webp({ lossless: true })],
  ['WebP that one sees through', (picture) => picture.webp(), 4],
  ['AVIF', (picture) => picture.avif({ effort: 0 })],
  ['AVIF that one sees through', (picture) => picture.avif({ effort: 0 }), 4],
]

describe.each(formats)('the size of a photograph in %s', (_name, print, channels) => {
  const faultOf = async (width: number, height: number) =>
    pictureFault('photographs', await print(of(width, height, channels)).toBuffer())

  it('is enough from 480 pixels each way', async () => {
    expect(await faultOf(480, 801)).toBeUndefined()
  })

  it('does not count where the file is cut off', async () => {
    const whole = await print(of(480, 801, channels)).toBuffer()
    for (const share of [0.5, 0.98])
      expect(pictureFault('photographs', whole.subarray(0, share * whole.length)), `${share}`).toMatch(
        /^cannot be read/,
      )
  })

  it.each([
    [479, 800],
    [800, 479],
  ])('of %i by %i is refused', async (width, height) => {
    expect(await faultOf(width, height)).toBe(`has ${width} by ${height} pixels and needs at least 480 each way`)
  })
})

it('refuses a photograph whose header is cut off, or names more pixels than there may be', async () => {
  const png = await of(480, 480).png().toBuffer()
  expect(pictureFault('photographs', png.subarray(0, 18))).toMatch(/^cannot be read as a picture/)
  png.writeUInt32BE(120_000, 16)
  png.writeUInt32BE(1001, 20)
  expect(pictureFault('photographs', png)).toBe('is 120000 by 1001 and may have at most 120 million pixels')
})
