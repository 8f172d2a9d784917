import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { inlined, pictures } from '../../src/art/all.ts'
import { inks } from '../../src/art/inks.ts'
import { toSvg } from '../../src/art/picture.ts'

const all = Object.entries(pictures).flatMap(([folder, drawings]) =>
  drawings.map((picture) => ({ key: `${folder}/${picture.name}`, picture })),
)

test('no two pictures have the same name', () => {
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
})

describe.each(all)('$key', ({ picture }) => {
  const { name, width, height, alt, body } = picture

  test('has a name that can stand in a URL, a size and words for those who do not see it', () => {
    expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(width).toBeGreaterThan(0)
    expect(height).toBeGreaterThan(0)
    expect(alt.trim()).not.toBe('')
  })

  test('is flat shapes alone: nothing that a policy forbids, a printer could not print or another file holds', () => {
    expect(body.match(forbidden)).toBeNull()
    expect(body).not.toMatch(/NaN|undefined|Infinity|\[object/)
  })

  test('can be parsed and drawn', () => {
    const { width: drawn } = new Resvg(toSvg(picture), { fitTo: { mode: 'width', value: 60 } }).render()
    expect(drawn).toBe(60)
  })
})

describe.each(inlined)('$name, which is written into the page,', ({ name, body }) => {
  test('has layers to move', () => {
    expect(body.match(/<g class="layer-/g)?.length).toBeGreaterThan(1)
  })

  test('has no id that another drawing on the page could have too', () => {
    for (const [, id] of body.matchAll(/ id="([^"]*)"/g)) expect(id).toMatch(new RegExp(`^${name}-`))
  })
})

test('the inks are written as six digits', () => {
  for (const ink of Object.values(inks)) expect(ink).toMatch(/^#[0-9a-f]{6}$/)
})

const forbidden =
  /<(text|style|script|image|foreignObject|filter|\w*Gradient|use[^>]*href="(?!#))|\s(style|on\w+)=|(href|src)="(?!#)|url\((?!#)/
