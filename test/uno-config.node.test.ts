import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { createGenerator } from 'unocss'
import { expect, it } from 'vitest'
import { news } from '../src/site/content/news.ts'
import { brandSlugs } from '../src/site/content/schemas/brand.ts'
import { Icon } from '../src/ui/picture/icon.tsx'
import config from '../uno.config.ts'

const generator = await createGenerator(config)
const names = ['ferry-19-sails-again', '4-bridges-in-2-days', ...news.map(({ slug }) => slug)].map(
  (slug) => `plate-${slug}`,
)

it.each([...names, ...brandSlugs.map((slug) => `mark-${slug}`)])('%s keeps its identity across pages', async (name) => {
  const { css } = await generator.generate(`moves-${name}`, { preflights: false, safelist: false })
  expect(css).toContain(`view-transition-name:${name}`)
})

it('keeps the words above a carousel clear of its slides where it has no controls', async () => {
  const { css } = await generator.generate('above-carousel', { preflights: false, safelist: false })
  expect(css).toMatch(/margin-bottom:[\d.]+rem/)
  expect(css).not.toMatch(/margin-bottom:-/)
})

it.each([
  ['px-3', 'padding-inline:0.75rem'],
  ['-my-2', 'margin-block:-0.5rem'],
  ['wrap', 'margin-inline:auto'],
])('takes one declaration for two sides that are alike: %s', async (name, declaration) => {
  const { css } = await generator.generate(name, { preflights: false, safelist: false })
  expect(css).toContain(declaration)
  expect(css).not.toMatch(/(?:margin|padding)-(?:left|top)/)
})

it.each(['arrow-right', 'arrow-left', 'mail'] as const)(
  'turns arrows alone with a page from right to left: %s',
  async (name) => {
    const { css } = await generator.generate(Icon({ name }).props.className, { preflights: false, safelist: false })
    expect(/\[dir=rtl\] \S+\{scale:-1 1/.test(css)).toBe(name.startsWith('arrow'))
  },
)

it('names no left or right side on public pages, as a translation may run from right to left', () => {
  const sided =
    /(?:(?<![\w-])-?[mp][lr]|(?<![\w-])-?(?:left|right)|border-[lr])-[\w[]\S*|(?:text|float)-(?:left|right)\b|(?:margin|padding|border)-(?:left|right):/g
  const files = [...globSync('src/{site,ui,contactmails/form}/**/*.{tsx,css}'), 'uno.config.ts']
  const found = files.flatMap((file) => (readFileSync(file, 'utf8').match(sided) ?? []).map((name) => [file, name]))
  expect(found).toEqual([])
})

it('has no shorthand in public sheets that sets left and right apart', () => {
  const found: string[] = []
  for (const file of globSync('src/{site,ui,contactmails/form}/**/*.css'))
    postcss.parse(readFileSync(file, 'utf8')).walkDecls(/^(inset|margin|padding|border-width)$/, (declaration) => {
      const [, right, , left] = postcss.list.space(declaration.value)
      if (left && left !== right) found.push(`${file}: ${declaration}`)
    })
  expect(found).toEqual([])
})

it('casts no blurred shadow, only that of a print’s edge', async () => {
  const sources = [...globSync('src/**/*.tsx'), 'uno.config.ts'].map((file) => readFileSync(file, 'utf8'))
  const { css } = await generator.generate(sources.join('\n'), { preflights: false, safelist: false })
  expect(css).toMatch(/box-shadow:\d/)
  expect(css).not.toMatch(/--un-shadow:|box-shadow:\S+ \S+ [1-9]/)
})

it('has the breakpoints of the specification at the usual text size of 16 px; larger text moves them up', () => {
  const pixels = Object.entries(config.theme?.breakpoints ?? {}).map(([name, width]) => {
    expect(width).toMatch(/^\d+em$/)
    return [name, Number.parseFloat(width) * 16]
  })
  expect(Object.fromEntries(pixels)).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 })
})
