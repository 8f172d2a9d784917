import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { inlined, pictures } from '../../art/all.ts'
import { toSvg } from '../../art/picture.ts'
import { inks } from '../../src/ui/base/inks.ts'

const all = Object.entries(pictures).flatMap(([folder, drawings]) =>
  drawings.map((picture) => ({ key: `${folder}/${picture.name}`, picture })),
)

test('no two pictures have the same name', () => {
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
})

describe.each(all)('$key', ({ picture }) => {
  const { name, width, height, alt, body } = picture

  test('has a name fit for a URL, a size and an alt text', () => {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(width).toBeGreaterThan(0)
    expect(height).toBeGreaterThan(0)
    expect(alt.trim()).not.toBe('')
  })

  test('consists of flat shapes: no text, styles, scripts, gradients or references to other files', () => {
    expect(body.match(forbidden)).toBeNull()
    expect(body).not.toMatch(/NaN|undefined|Infinity|\[object/)
  })

  test('renders', () => {
    const { width: drawn } = new Resvg(toSvg(picture), { fitTo: { mode: 'width', value: 60 } }).render()
    expect(drawn).toBe(60)
  })
})

describe.each(inlined)('the inlined drawing $name', ({ name, body }) => {
  test('has layers to move', () => {
    expect(body.match(/<g class="layer-/g)?.length).toBeGreaterThan(1)
  })

  test('starts every id with its own name', () => {
    for (const [, id] of body.matchAll(/ id="([^"]*)"/g)) expect(id).toMatch(new RegExp(`^${name}-`))
  })
})

test('every ink is a colour of six hexadecimal digits', () => {
  for (const ink of Object.values(inks)) expect(ink).toMatch(/^#[0-9a-f]{6}$/)
})

const forbidden =
  /<(text|style|script|image|foreignObject|filter|\w*Gradient|use[^>]*href="(?!#))|\s(style|on\w+)=|(href|src)="(?!#)|url\((?!#)/
