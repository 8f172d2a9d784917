import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postcss, { type ChildNode } from 'postcss'
import { PurgeCSS } from 'purgecss'
import type { PageStyles } from '../src/layout/style-sheet.ts'

/** What only scripts set on elements, so that no page's HTML shows it. */
const dynamicAttributes = ['data-scrolled', 'data-playing', 'data-stepping', 'aria-invalid', 'open', 'hidden', 'value']

/** Of the whole style sheet what each page needs: for its HTML, and for what its islands can make of it. */
export const pageStyles = async (css: string, pages: { path: string; html: string }[]): Promise<PageStyles> => {
  const rules: PageStyles['rules'] = []
  const numbers = new Map<string, number>()
  const numberOf = (rule: string, under?: string) => {
    const key = `${under}{${rule}`
    const number = numbers.get(key) ?? rules.push({ rule, ...(under && { under }) }) - 1
    numbers.set(key, number)
    return number
  }
  const entries = []
  for (const { path, html } of pages) {
    const [purged] = await new PurgeCSS().purge({
      content: [{ raw: html, extension: 'html' }, ...sourcesOf(html).map((raw) => ({ raw, extension: 'tsx' }))],
      css: [{ raw: css }],
      extractors: [{ extensions: ['html', 'tsx'], extractor: words }],
      dynamicAttributes,
      keyframes: true,
    })
    entries.push([path, leaves(purged?.css ?? '').map(({ rule, under }) => numberOf(rule, under))] as const)
  }
  return { rules, pages: Object.fromEntries(entries) }
}

/** A style sheet as a source in a content security policy. */
export const hashOf = (sheet: string) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`

function leaves(css: string): PageStyles['rules'] {
  return postcss.parse(css).nodes.flatMap((node) => {
    if (node.type !== 'atrule' || !['media', 'supports'].includes(node.name) || !node.nodes)
      return { rule: textOf(node) }
    const under = `@${node.name} ${node.params}`
    return node.nodes.map((child) => ({ rule: textOf(child), under }))
  })
}

const textOf = (node: ChildNode) => node.toString().trim()

/** Everything in a text that may be a class, an element, an id or an attribute. */
function words(text: string): string[] {
  const plain = text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
  return [...plain.split(/[\s"`]+/), ...plain.split(/[\s"'`<>={}()/;,.]+/)].filter(Boolean)
}

const islandFolder = 'src/islands'

/** The source of the page's islands and of what they are made of. */
function sourcesOf(html: string): string[] {
  const files = new Set(['src/client.ts'])
  const names = new Set([...html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => name))
  const visit = (file: string) => {
    if (files.has(file) || !existsSync(file)) return
    files.add(file)
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const imported = join(dirname(file), target)
      if (/^src\/(islands|ui|art)\/[^/]+\.tsx?$/.test(imported)) visit(imported)
    }
  }
  for (const name of names) visit(`${islandFolder}/${name}.tsx`)
  return [...files].map((file) => readFileSync(file, 'utf8'))
}
