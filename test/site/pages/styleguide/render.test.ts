import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { foragerMark, marks } from '../../src/art/marks/all.ts'
import { examples } from '../../src/pages/styleguide/examples.tsx'
import { paths } from '../../src/paths.ts'
import { attributesOf, findAll } from '../helpers/html.ts'
import { ask } from '../helpers/site.ts'

const components = Object.keys(import.meta.glob(['../../src/ui/*.tsx', '../../src/art/*.tsx']))
const rendered = examples.flatMap(({ name, variants }) =>
  variants.map(({ title, element }) => ({ name, title, html: renderToStaticMarkup(element) })),
)

describe.each(rendered)('$name: $title', ({ html }) => {
  it('has no style of its own, which the content security policy would drop', async () => {
    expect(await findAll(html, '[style], style, script')).toEqual([])
  })

  it('says what each picture shows, or that it shows nothing new', async () => {
    const images = await findAll(html, 'img')
    expect(images.filter(({ attributes }) => attributes.alt === undefined)).toEqual([])
    expect(images.filter(({ attributes }) => !attributes.width || !attributes.height)).toEqual([])
    const drawings = await findAll(html, 'svg')
    const isSilent = ({ attributes }: (typeof drawings)[number]) =>
      attributes['aria-hidden'] === 'true' || (attributes.role === 'img' && attributes['aria-label'])
    expect(drawings.filter((drawing) => !isSilent(drawing))).toEqual([])
  })

  it('refers to nothing that is not there', async () => {
    const ids = await attributesOf(html, '[id]', 'id')
    const names = ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls']
    const references = await Promise.all(names.map((name) => attributesOf(html, `[${name}]`, name)))
    const targets = references.flat().flatMap((list) => list.split(' '))
    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
  })
})

it('gives no id twice', async () => {
  const page = await (await ask(paths.styleguide)).text()
  const ids = await attributesOf(page, '[id]', 'id')
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

it('shows every mark that is drawn', () => {
  const drawings = import.meta.glob<Record<string, unknown>>('../../src/art/marks/*.ts', { eager: true })
  const drawn = Object.values(drawings).flatMap(Object.values)
  const isMark = (value: object) => 'slug' in value && 'draw' in value
  const slugs = drawn.filter((value) => value instanceof Object && isMark(value)).map(({ slug }) => slug)
  expect(new Set(slugs)).toEqual(new Set(['forager', ...Object.keys(marks)]))
})

function kebab(name: string) {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
}
