import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { describe, expect, it, vi } from 'vitest'
import { pageStyles } from '../../build/page-styles.ts'
import { baseSheets, ownSheets, styles } from '../../build/style-sheets.ts'
import config from '../../uno.config.ts'

// Not the path of a page, which may show more on other days.
const path = '/nowhere'
const styleOf = async (html: string, sources = {}) => (await pageStyles([{ path, html }], sources))[path] ?? ''

describe('the style sheet of a page', () => {
  it('has the inks, the fonts and the styles of elements', async () => {
    const css = await styleOf('<p>Words</p>')
    expect(css).toContain('--ink-paper:')
    expect(css).toContain('@font-face')
    expect(css).toContain(':focus-visible{')
  })

  it('has the custom properties that it or the page reads and no others', async () => {
    expect(await styleOf('<p>Words</p>')).not.toContain('--ink-plum:')
    expect(await styleOf('<path fill="var(--ink-plum)"/>')).toContain('--ink-plum:')
    expect(await styleOf('<p class="text-plum">Words</p>')).toContain('--ink-plum:')
  })

  it('has the custom properties that the sheets after the page read', async () => {
    const css = await styleOf('<p>Words</p>')
    const later = ['paper', 'late', 'contrast'].map((name) => readFileSync(`src/ui/base/${name}.css`, 'utf8'))
    const read = [...later.join().matchAll(/var\((--[\w-]+)/g)].map(([, name]) => `${name}:`)
    expect(read.filter((name) => !css.includes(name))).toEqual([])
  })

  it('has both schemes in browsers without light-dark()', async () => {
    const css = await styleOf('<p>Words</p>')
    expect(css).toMatch(/\{:root[^{]*\{--surface:#/)
    expect(css).not.toMatch(/light-dark|:lang\(/)
  })

  it('has the utilities of its classes and no others', async () => {
    const css = await styleOf('<p class="mt-4 after:content-[&#x27;&#x27;]">flex</p>')
    expect(css).toContain('.mt-4{')
    expect(css).toContain(".after\\:content-\\[\\'\\'\\]:after{")
    expect(css).not.toContain('.flex{')
  })

  it('has the sheets named after its classes and no others', async () => {
    const css = await styleOf('<div class="carousel"></div>')
    expect(css).toContain('.scroller')
    expect(css).not.toContain('.drop-cap')
  })

  it('has a transition to other pages only if a picture moves there', async () => {
    expect(await styleOf('<img class="moves-plate-ferry">')).toContain('@view-transition{navigation:auto}')
    expect(await styleOf('<img class="w-full">')).not.toContain('@view-transition')
  })

  it('has what an island of the page may show later', async () => {
    const sources = { sign: ["const className = 'banner pt-7'"] }
    const html = '<div data-island="sign"></div>'
    expect(await styleOf(html)).not.toContain('.banner')
    expect(await styleOf(html, sources)).toContain('.banner')
    expect(await styleOf(html, sources)).toContain('.pt-7{')
  })
})

it('parses a class once, however many pages have it', async () => {
  const parsed = vi.fn(() => ({ color: 'red' }))
  config.rules?.push([/^counted$/, parsed])
  const pages = ['/', '/a', '/b', '/c'].map((path) => ({ path, html: '<p class="counted">Words</p>' }))
  const sheets = await pageStyles(pages, {})
  config.rules?.pop()
  expect(Object.values(sheets).every((css) => css.includes('.counted{'))).toBe(true)
  expect(parsed).toHaveBeenCalledTimes(1)
})

describe.each(ownSheets().map((sheet) => [sheet.file, sheet] as const))('%s', (_, sheet) => {
  it('is named after a class that it styles, unless it styles the page', () => {
    const classes = classesIn(sheet.css)
    expect(classes.length === 0 || styles(sheet, classes)).toBe(true)
  })

  it('styles no class that another sheet is named after, alone', () => {
    const alone: string[] = []
    postcss.parse(sheet.css).walkRules(({ selector, parent }) => {
      if (parent?.type !== 'rule' && /^\.[\w-]+$/.test(selector)) alone.push(selector.slice(1))
    })
    const others = ownSheets().filter(({ file }) => file !== sheet.file)
    expect(alone.filter((name) => others.some((other) => styles(other, [name])))).toEqual([])
  })
})

it('keeps to elements and colours in the sheets that every page carries', () => {
  const classes = baseSheets().flatMap(({ css }) => classesIn(css))
  expect(classes.filter((name) => !/^(surface-\w+|button-icon|drawer)$/.test(name))).toEqual([])
})

function classesIn(css: string) {
  return [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
}
