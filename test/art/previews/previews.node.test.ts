import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { toSvg } from '../../../art/picture.ts'
import { previewPicture } from '../../../art/previews/preview-picture.ts'
import { previewOf } from '../../../art/previews/previews.ts'
import { strips } from '../../../art/previews/strips.ts'
import { setTitle } from '../../../art/previews/title.ts'
import { shortHash } from '../../../art/print/short-hash.ts'
import { company } from '../../../src/site/content/content.ts'
import printed from '../../../src/ui/printed/previews.json' with { type: 'json' }

const plate = { name: 'plate', width: 1600, height: 900, alt: 'A plate.', body: '<path d="M0 0h1600v900z"/>' }
const upright = { ...plate, width: 800, height: 1000 }

describe.each([plate, upright])('the preview with a plate of $width by $height', (picture) => {
  const preview = previewPicture({ picture, title: 'Stories keep places alive', label: 'Forager', mark: '<g/>' })

  test('is 1200 by 630', () => {
    expect([preview.width, preview.height]).toEqual([1200, 630])
  })

  test('contains the plate', () => {
    expect(preview.body).toContain(picture.body)
  })

  test('repeats its title in the alt text', () => {
    expect(preview.alt).toBe('Stories keep places alive. A plate.')
  })
})

test('a title too long for the smallest size ends with an ellipsis', () => {
  const words = 'far too long '.repeat(20).trim().split(' ')
  const bodyOf = (title: string) => previewPicture({ picture: plate, title, label: '', mark: '' }).body
  const cuts = words.map((_, count) => `${words.slice(0, count).join(' ')}…`)
  const longest = cuts.findLast((cut) => setTitle(cut, { sizes: [42], width: 960, lines: 2 }))
  expect(longest?.length).toBeGreaterThan(60)
  expect(bodyOf(words.join(' ')) === bodyOf(longest ?? '')).toBe(true)
})

describe('a title with a letter that the typeface lacks is replaced by the name, never misspelled', () => {
  const titleOf = (words: string) =>
    previewOf({ pathname: '/careers/x', preview: { words, plates: ['plates/our-story'] } }).alt

  test.each(['A guide at Sḵwx̱wú7mesh', 'Say ʔəy̓', '埠頭'])('%s', (words) => {
    expect(titleOf(words)).toMatch(new RegExp(`^${company.name}\\. `))
  })

  test.each(['A guide for Ngaire Tāwhai and Nguyễn Văn', 'Whale song 🐋 ❤️ 10%'])('%s is printed', (words) => {
    expect(titleOf(words)).toContain(`${words}. `)
  })
})

describe('a title', () => {
  const column = { sizes: [60, 40], width: 500, lines: 2 }

  test('is set in the largest size that fits', () => {
    expect(setTitle('Harbour', column)).toMatchObject({ size: 60, lines: [expect.any(String)] })
  })

  test('is set smaller where the largest size needs too many lines', () => {
    const title = 'A longer line that needs the smaller size'
    expect(setTitle(title, column)).toMatchObject({ size: 40, lines: { length: 2 } })
  })

  test('is not set where no size fits', () => {
    const title = 'Many more words than any two lines of this narrow column could ever hold'
    expect(setTitle(title, column)).toBeUndefined()
  })
})

test.each(Object.entries(printed))(
  'the preview of %s shows its plate as far as its right edge',
  async (_path, { file }) => {
    const part = sharp(`public/${file}`).extract({ left: 640, top: 60, width: 500, height: 360 })
    const pixels = new Uint8Array(await part.ensureAlpha().raw().toBuffer())
    expect(new Set(new Uint32Array(pixels.buffer)).size).toBeGreaterThan(10)
  },
)

test.each([
  ['/', 'home'],
  ['/our-story', 'our-story'],
  ['/brands/domain/travel-&-tourism', 'brands-domain-travel-and-tourism'],
] as const)('the preview of %s has a name with the hash of its picture', (pathname, name) => {
  const { file } = printed[pathname]
  expect(file).toBe(`art/og/${name}.${shortHash(readFileSync(`public/${file}`))}.png`)
})

test.each([
  ['no preview', undefined, '/somewhere has no preview: add `preview: { words, plates }` to its meta.'],
  ['a preview without plates', { words: 'x', plates: [] }, '/somewhere has no preview'],
  ['an unknown plate', { words: 'x', plates: ['plates/none'] }, '/somewhere asks for the plate plates/none'],
])('a page with %s is an error that names the page', (_case, preview, message) => {
  const page = { pathname: '/somewhere', preview } as Parameters<typeof previewOf>[0]
  expect(() => previewOf(page)).toThrow(message)
})

test('strips show every plate within their frame', () => {
  const { width, height, body } = strips([upright, upright, upright])
  expect(body.match(/<svg /g)).toHaveLength(3)
  const png = new Resvg(toSvg({ name: '', width, height, alt: '', body })).render()
  expect([png.width, png.height]).toEqual([width, height])
})
