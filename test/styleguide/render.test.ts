import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { foragerMark, marks } from '../../art/marks/all.ts'
import { attributesOf, findAll } from '../helpers/html.ts'
import { examples } from './examples.tsx'
import { Styleguide } from './page.tsx'

const components = Object.keys(import.meta.glob('../../src/ui/**/*.tsx'))
const rendered = examples.flatMap(({ name, variants }) =>
  variants.map(({ title, element }) => ({ name, title, html: renderToStaticMarkup(element) })),
)

describe.each(rendered)('$name: $title', ({ html }) => {
  it('has no inline style, which the content security policy would block', async () => {
    expect(await findAll(html, '[style], style, script')).toEqual([])
  })

  it('gives each picture an alternative text or marks it as decorative', async () => {
    const images = await findAll(html, 'img')
    expect(images.filter(({ attributes }) => attributes.alt === undefined)).toEqual([])
    expect(images.filter(({ attributes }) => !attributes.width || !attributes.height)).toEqual([])
    const drawings = await findAll(html, 'svg')
    const isSilent = ({ attributes }: (typeof drawings)[number]) =>
      attributes['aria-hidden'] === 'true' || (attributes.role === 'img' && attributes['aria-label'])
    expect(drawings.filter((drawing) => !isSilent(drawing))).toEqual([])
  })

  it('refers only to ids that exist', async () => {
    const ids = await attributesOf(html, '[id]', 'id')
    const names = ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls']
    const references = await Promise.all(names.map((name) => attributesOf(html, `[${name}]`, name)))
    const targets = references.flat().flatMap((list) => list.split(' '))
    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
  })
})

it('repeats no id', async () => {
  const ids = await attributesOf(renderToStaticMarkup(createElement(Styleguide)), '[id]', 'id')
  expect(ids.length).toBeGreaterThan(examples.length)
  expect(ids).toHaveLength(new Set(ids).size)
})

it.each(components)('shows %s', (file) => {
  expect(examples.map(({ name }) => `${kebab(name)}.tsx`)).toContain(file.split('/').at(-1))
})

it.each([foragerMark, ...Object.values(marks)])('shows the mark of $slug in two inks and in one', ({ inks, draw }) => {
  const drawn = rendered.filter(({ name }) => name === 'BrandMark').map(({ html }) => html)
  for (const printing of [inks, { ground: 'none', figure: 'currentColor' }])
    expect(drawn.filter((html) => html.includes(draw(printing)))).toHaveLength(1)
})

it('shows every mark in art/', () => {
  const drawings = import.meta.glob<Record<string, unknown>>('../../art/marks/*.ts', { eager: true })
  const drawn = Object.values(drawings).flatMap(Object.values)
  const isMark = (value: object) => 'slug' in value && 'draw' in value
  const slugs = drawn.filter((value) => value instanceof Object && isMark(value)).map(({ slug }) => slug)
  expect(new Set(slugs)).toEqual(new Set(['forager', ...Object.keys(marks)]))
})

function kebab(name: string) {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}
