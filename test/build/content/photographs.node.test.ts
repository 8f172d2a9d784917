import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cache, printPhotographs } from '../../../build/content/photographs.ts'
import { sentence } from '../../../src/site/content/reading/problem.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'))
  mkdirSync(join(root, 'photographs'))
})
afterEach(() => rmSync(root, { recursive: true }))
const write = (file: string, bytes: string | Uint8Array) => writeFileSync(join(root, file), bytes)
const place = { IFD0: { Make: 'Pocket', Model: 'Nine' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 24/1 0/1' } }
const picture = (width = 900, height = 700) =>
  sharp({
    create: { width, height, channels: 3, background: '#3377bb', noise: { type: 'gaussian', mean: 120, sigma: 9 } },
  })

describe('a photograph', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'in %s is printed in widths of AVIF and as JPEG',
    async (format) => {
      write('photographs/any-name.dat', await picture().withExif(place).toFormat(format).toBuffer())
      const { prints, problems } = await printPhotographs(root)
      expect(problems).toEqual([])
      const print = prints['any-name.dat']
      expect(print).toMatchObject({ widths: [480, 800, 900], jpeg: 900, width: 900, height: 700 })
      for (const file of ['480.avif', '800.avif', '900.avif', '900.jpg']) {
        const { width, height, exif, format: printed } = await sharp(join(cache, print?.hash ?? '', file)).metadata()
        expect([width, printed]).toEqual([Number.parseInt(file, 10), file.endsWith('jpg') ? 'jpeg' : 'heif'])
        expect(Math.round((900 * (height ?? 0)) / (width ?? 1))).toBeCloseTo(700, -1)
        expect(exif).toBeUndefined()
        expect(readFileSync(join(cache, print?.hash ?? '', file)).includes('Pocket')).toBe(false)
      }
    },
  )

  it.each(['_img0001.jpg', 'PXL_20261129_101530123~2.jpg'])('may be called %s by a camera', async (name) => {
    write(`photographs/${name}`, await picture().jpeg().toBuffer())
    const { prints, problems } = await printPhotographs(root)
    expect([Object.keys(prints), problems]).toEqual([[name], []])
  })

  it('taken on its side stands upright', async () => {
    write('photographs/a.jpg', await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect((await printPhotographs(root)).prints['a.jpg']).toMatchObject({ width: 700, height: 900 })
  })

  it.each([
    ['grey', 'b-w'],
    ['grey of 16 bits', 'grey16'],
    ['16 bits a colour', 'rgb16'],
  ])('in %s is printed in the same tone as any other', async (_kind, space) => {
    const grey = sharp({ create: { width: 480, height: 480, channels: 4, background: '#808080' } })
    write('photographs/a.png', await grey.clone().toColourspace(space).png().toBuffer())
    write('photographs/b.png', await grey.clone().removeAlpha().toColourspace(space).png().toBuffer())
    write('photographs/c.png', await grey.clone().removeAlpha().png().toBuffer())
    const { prints, problems } = await printPhotographs(root)
    expect(problems).toEqual([])
    const colourOf = async ({ hash = '' } = {}) =>
      (await sharp(join(cache, hash, '480.jpg')).stats()).channels.map(({ mean }) => Math.round(mean))
    const usual = await colourOf(prints['c.png'])
    expect(await colourOf(prints['a.png'])).toEqual(usual)
    expect(await colourOf(prints['b.png'])).toEqual(usual)
  })

  it('of nothing but noise keeps to its weight, and goes without the widths that would not', async () => {
    const { prints, problems } = await printNoise()
    expect(problems).toEqual([])
    const { hash = '', widths = [] } = prints['a.png'] ?? {}
    const weights = widths.map((width) => readFileSync(join(cache, hash, `${width}.avif`)).length / width)
    expect(widths).toEqual([480, 800])
    for (const weight of weights) expect(weight).toBeLessThanOrEqual(90)
  })

  it.each([
    ['JPEG', 'a.jpg', () => picture().jpeg().toBuffer()],
    ['PNG', 'a.png', () => picture().png().toBuffer()],
    ['WebP', 'a.webp', () => picture().webp().toBuffer()],
  ])('in %s with a page and an archive behind its end is printed without them', async (_format, name, make) => {
    write(`photographs/${name}`, Buffer.concat([await make(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]))
    const { prints, problems } = await printPhotographs(root)
    expect(problems).toEqual([])
    const folder = join(cache, prints[name]?.hash ?? '')
    for (const file of readdirSync(folder).filter((one) => !one.endsWith('.json')))
      expect(readFileSync(join(folder, file)).includes('<script>'), file).toBe(false)
  })
})

/** The same noise each time. */
async function printNoise() {
  const [width, height] = [1700, 900]
  let state = 1
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  })
  write(
    'photographs/a.png',
    await sharp(pixels, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer(),
  )
  return printPhotographs(root)
}

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}
/** Claims its size, and is a few bytes. */
const pngOf = (width: number, height: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h5v5z"/></svg>'

describe('a photograph is refused in one sentence with its file', () => {
  it.each([
    ['SVG', () => svg, 'is not a picture in JPEG'],
    ['HTML', () => '<!doctype html><script>alert(1)</script>', 'is not a picture in JPEG'],
    ['HTML behind the first bytes of a GIF', () => 'GIF89a<script>alert(1)</script>', 'is not a picture in JPEG'],
    ['a GIF', () => picture().gif().toBuffer(), 'is not a picture in JPEG'],
    ['a TIFF', () => picture().tiff().toBuffer(), 'is not a picture in JPEG'],
    ['a PDF', () => '%PDF-1.7 x', 'is not a picture in JPEG'],
    ['an archive', () => 'PK\x03\x04x', 'is not a picture in JPEG'],
    ['a program', () => '\x7fELF', 'is not a picture in JPEG'],
    ['an MP4', () => '\0\0\0\x18ftypisomxxxx', 'is not a picture in JPEG'],
    ['nothing', () => '', 'is not a picture in JPEG'],
    [
      'HTML behind the first bytes of a JPEG',
      () => Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1'),
      'cannot be read',
    ],
    [
      'HTML behind the first bytes of a PNG',
      () => Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'),
      'cannot be read',
    ],
    ['HTML behind the first bytes of WebP', () => 'RIFF\x10\0\0\0WEBP<script>', 'cannot be read'],
    ['HTML behind the first bytes of AVIF', () => '\0\0\0\x20ftypavif<script>', 'cannot be read'],
    ['half a JPEG', async () => (await picture().jpeg().toBuffer()).subarray(0, 5000), 'cannot be read'],
    ['half a PNG', async () => (await picture().png().toBuffer()).subarray(0, 5000), 'cannot be read'],
    ['half a WebP', async () => (await picture().webp().toBuffer()).subarray(0, 5000), 'cannot be read'],
    ['half an AVIF', async () => (await picture().avif().toBuffer()).subarray(0, 900), 'cannot be read'],
    ['a PNG of four billion pixels', () => pngOf(65_000, 65_000), 'million pixels'],
    ['a PNG that is one line', () => pngOf(200_000_000, 1), ''],
    ['a PNG without height', () => pngOf(900, 0), 'cannot be read'],
    [
      'a picture that moves',
      () =>
        sharp(Buffer.concat([Buffer.alloc(600 * 600 * 3), Buffer.alloc(600 * 600 * 3, 200)]), {
          raw: { width: 600, height: 1200, channels: 3, pageHeight: 600 },
        })
          .webp()
          .toBuffer(),
      'must be a still picture',
    ],
    ['a small picture', () => picture(300, 300).jpeg().toBuffer(), 'needs at least 480'],
    ['a narrow picture', () => picture(2000, 100).jpeg().toBuffer(), 'needs at least 480'],
    ['too large a file', () => Buffer.alloc(21_000_000), 'has 21 MB and may have at most 20'],
  ])('%s', async (_what, bytes, words) => {
    write('photographs/a.jpg', await bytes())
    const { prints, problems } = await printPhotographs(root)
    expect(prints).toEqual({})
    expect(problems).toHaveLength(1)
    const said = problems.map(sentence).join()
    expect(said).toContain(`photographs/a.jpg: `)
    expect(said).toContain(words)
    expect(said).toMatch(/^[^\n]+\.$/)
  })

  it.each(['a b.jpg', '-a.jpg', 'a', 'a.b.jpg', 'ä.jpg', 'a&b.jpg', '"a".jpg'])('for its name: %s', async (name) => {
    write(`photographs/${name}`, await picture().jpeg().toBuffer())
    expect((await printPhotographs(root)).problems.map(sentence).join()).toContain('must have a name')
  })

  it('that is a link out, or a folder', async () => {
    symlinkSync('/etc/hostname', join(root, 'photographs/a.jpg'))
    mkdirSync(join(root, 'photographs/b.jpg'))
    expect((await printPhotographs(root)).problems.map(({ message }) => message)).toEqual([
      'is not a plain file',
      'is not a plain file',
    ])
  })
})
