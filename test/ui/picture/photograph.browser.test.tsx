import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, it, vi } from 'vitest'

const print = { hash: 'abcd1234', widths: [480, 800], jpeg: 800, width: 800, height: 600, ground: 'tide' }
vi.doMock('../../../src/ui/printed/photographs.json', () => ({ default: { 'boat.jpg': print } }))
vi.resetModules()
const { Photograph, PhotographImage } = await import('../../../src/ui/picture/photograph.tsx')
afterAll(() => {
  vi.doUnmock('../../../src/ui/printed/photographs.json')
  vi.resetModules()
})
const boat = { file: 'boat.jpg', alt: 'A blue boat' }

it('offers AVIF in several widths and a JPEG, with its size, its words and a ground', () => {
  const html = renderToStaticMarkup(<Photograph of={boat} sizes="50vw" caption="At the dock" imageClassName="w-full" />)
  expect(html).toContain('type="image/avif"')
  expect(html).toContain('/art/photographs/abcd1234/480.avif 480w, /art/photographs/abcd1234/800.avif 800w')
  expect(html).toMatch(/<img src="\/art\/photographs\/abcd1234\/800\.jpg" width="800" height="600" alt="A blue boat"/)
  expect(html).toContain('class="bg-tide w-full"')
  expect(html).toContain('loading="lazy"')
  expect(html).toContain('At the dock</figcaption>')
})

it.each([
  [{ x: 0, y: 100 }, 'object-[0%_100%]'],
  [{ x: 44, y: 55.5 }, 'object-[40%_60%]'],
])('keeps %o in sight', (focus, name) => {
  expect(renderToStaticMarkup(<Photograph of={{ ...boat, focus }} />)).toContain(name)
})

it('ends with the class by which it moves to another page, and takes one cell of a grid', () => {
  const html = renderToStaticMarkup(<PhotographImage of={boat} imageClassName="w-full moves-plate-boat" />)
  expect(html).toContain('moves-plate-boat"')
  expect(html).toMatch(/^<picture class="contents"><source [^>]*class="hidden"\/><img [^>]*><\/picture>$/)
})

it('says nothing twice where the words beside it name its subject', () => {
  expect(renderToStaticMarkup(<Photograph of={boat} decorative />)).toContain('alt=""')
})

it('has its words in its frame until it is printed', () => {
  expect(renderToStaticMarkup(<Photograph of={{ ...boat, file: 'other.jpg' }} />)).toMatch(
    /^<figure><span [^>]*>A blue boat<\/span><\/figure>$/,
  )
})
