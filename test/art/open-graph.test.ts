import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { pages } from '../../scripts/art/pages.ts'
import { pictures } from '../../src/art/all.ts'
import { strips } from '../../src/art/open-graph/strips.ts'
import { setTitle } from '../../src/art/open-graph/title.ts'
import { openGraph } from '../../src/art/open-graph.ts'
import { openGraphKey } from '../../src/art/open-graph-key.ts'
import { toSvg } from '../../src/art/picture.ts'

const plate = { name: 'plate', width: 1600, height: 900, alt: 'A plate.', body: '<path d="M0 0h1600v900z"/>' }
const upright = { ...plate, width: 800, height: 1000 }

describe.each([plate, upright])('a preview of a plate of $width by $height', (picture) => {
  const preview = openGraph({ picture, title: 'Stories keep places alive', label: 'Forager', mark: '<g/>' })

  test('has the size that link previews show', () => {
    expect([preview.width, preview.height]).toEqual([1200, 630])
  })

  test('holds the plate, and its title in words too', () => {
    expect(preview.body).toContain(picture.body)
    expect(preview.alt).toBe('Stories keep places alive. A plate.')
  })
})

test('a title that no size fits is an error, not a smaller title', () => {
  const title = 'Far too long '.repeat(20)
  expect(() => openGraph({ picture: plate, title, label: '', mark: '' })).toThrow('too long')
})

test('a title takes the largest size that fits and breaks into even lines', () => {
  const column = { sizes: [60, 40], width: 500, lines: 2 }
  expect(setTitle('Harbour', column)).toMatchObject({ size: 60, lines: [expect.any(String)] })
  expect(setTitle('A longer line that needs the smaller size', column)).toMatchObject({
    size: 40,
    lines: { length: 2 },
  })
  expect(setTitle('Many more words than any two lines of this narrow column could ever hold', column)).toBeUndefined()
})

test.each([
  ['/', 'home'],
  ['/our-story', 'our-story'],
  ['/brands/domain/travel-&-tourism', 'brands-domain-travel-and-tourism'],
])('the preview of %s is %s', (pathname, key) => {
  expect(openGraphKey(pathname)).toBe(key)
})

test('every page has a plate that exists, or a brand with a mark', () => {
  const published = pictures.plates.map(({ name }) => `plates/${name}`)
  for (const { plates, brand } of pages) {
    if (!brand) expect(plates).not.toEqual([])
    for (const plate of plates) expect(published).toContain(plate)
  }
})

test('strips show every plate within their frame', () => {
  const { width, height, body } = strips([upright, upright, upright])
  expect(body.match(/<svg /g)).toHaveLength(3)
  const png = new Resvg(toSvg({ name: '', width, height, alt: '', body })).render()
  expect([png.width, png.height]).toEqual([width, height])
})
