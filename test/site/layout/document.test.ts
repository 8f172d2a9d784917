import { describe, expect, it } from 'vitest'
import { islands } from '../../../src/islands.ts'
import { paths } from '../../../src/paths.ts'
import { lampEvenings } from '../../../src/site/publication/lamp-evenings.ts'
import { clientAssets } from '../../../src/site/rendering/browser-files.ts'
import { loading } from '../../../src/site/rendering/load-script.ts'
import { downloads } from '../../../src/ui/picture/catalogue.ts'
import { attributesOf, findAll } from '../../helpers/html.ts'
import { askPaths, htmlOf, pagePaths } from '../../helpers/site.ts'

const evenings = lampEvenings(new Date()).map(({ day }) => paths.lampEvening(day))
const downloaded = [...JSON.stringify(downloads).matchAll(/"(art\/[^"]+)"/g)].map(([, file]) => `/${file}`)

describe.each([...pagePaths, ...askPaths])('%s', (path) => {
  it('has one h1, and headings that never skip a level', async () => {
    const headings = await findAll(await htmlOf(path), 'h1,h2,h3,h4,h5,h6')
    const levels = headings.map(({ tag }) => Number(tag[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    expect(levels[0]).toBe(1)
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
    for (const { text } of headings) expect(text).toMatch(/\S/)
  })

  it('has nothing inline that the content security policy blocks', async () => {
    const html = await htmlOf(path)
    // A data block is never run, so the policy lets it stand.
    const scripts = await findAll(html, 'script:not([type="application/ld+json"])')
    // The line that fetches the loader and the page's own style sheet, which the policy knows by their hashes.
    const [first, ...linked] = scripts
    expect(first?.text).toBe(loading(clientAssets.script))
    for (const { text, attributes } of linked) {
      expect(text).toBe('')
      expect(attributes.src).toMatch(/^\/[^/]/)
    }
    expect(await findAll(html, '[style],body style')).toEqual([])
    expect(await findAll(html, 'style')).toHaveLength(1)
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=|javascript:/i)
  })

  it('loads nothing from other origins', async () => {
    const html = await htmlOf(path)
    const sources = [
      ...(await attributesOf(html, '[src]', 'src')),
      ...(await attributesOf(html, 'link:not([rel=canonical])', 'href')),
    ]
    expect(sources).not.toEqual([])
    for (const source of sources) expect(source).toMatch(/^\/[^/]/)
  })

  it('has a main element, to which the page’s first link leads', async () => {
    const html = await htmlOf(path)
    expect((await attributesOf(html, 'a', 'href'))[0]).toBe('#content')
    expect(await attributesOf(html, 'main', 'id')).toEqual(['content'])
    for (const landmark of ['header.site-header', 'footer.site-footer']) {
      expect(await findAll(html, landmark)).toHaveLength(1)
    }
  })

  it('names every navigation', async () => {
    const html = await htmlOf(path)
    expect(await attributesOf(html, 'nav', 'aria-label')).toHaveLength((await findAll(html, 'nav')).length)
  })

  it('repeats no id and refers only to ids that exist', async () => {
    const html = await htmlOf(path)
    const ids = await attributesOf(html, '[id]', 'id')
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget']) {
      for (const value of await attributesOf(html, `[${name}]`, name)) {
        for (const id of value.split(' ')) expect(ids, `${name}=${value}`).toContain(id)
      }
    }
  })

  it('gives every picture an alternative text or marks it as decorative', async () => {
    const images = await findAll(await htmlOf(path), 'img')
    for (const { attributes } of images) {
      expect(attributes, attributes.src).toHaveProperty('alt')
      for (const size of ['width', 'height']) expect(Number(attributes[size]), attributes.src).toBeGreaterThan(0)
    }
  })

  it('gives every link and button a name', async () => {
    const html = await htmlOf(path)
    for (const { tag, text, attributes } of await findAll(html, 'a,button')) {
      const name = text || attributes['aria-label'] || attributes['aria-labelledby']
      expect(name, `${tag} ${attributes.href ?? attributes.class}`).toMatch(/\S/)
    }
  })

  it('links to its own pages and files by their canonical paths', async () => {
    const html = await htmlOf(path)
    const hrefs = (await attributesOf(html, 'a', 'href')).filter((href) => href.startsWith('/'))
    expect(hrefs).not.toEqual([])
    const known = [...pagePaths, ...askPaths, paths.licences, paths.lampCalendar, ...evenings, ...downloaded]
    for (const href of hrefs) expect(known).toContain(href.split('#')[0])
  })

  it('gives its islands props that parse', async () => {
    const found = await findAll(await htmlOf(path), '[data-island]')
    expect(found).not.toEqual([])
    for (const { attributes } of found) {
      if (!attributes['data-module']) expect(Object.keys(islands)).toContain(attributes['data-island'])
      // Only what needs no React may run at once.
      const whens = attributes['data-module'] ? ['interaction', 'load'] : ['interaction', 'stored']
      expect(whens).toContain(attributes['data-when'])
      expect(JSON.parse(attributes['data-props'] ?? '{}')).toBeTypeOf('object')
    }
  })
})
