import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import parseSelectors, { type Selector, type Node as SelectorNode } from 'postcss-selector-parser'
import type { PageStyles } from '../src/layout/style-sheet.ts'

/** What only scripts set on elements, so that no page's HTML shows it. */
const dynamicNames = ['data-scrolled', 'data-playing', 'data-stepping', 'aria-invalid', 'open', 'hidden']

/** Of the whole style sheet what each page needs: for its HTML, and for what its islands can make of it. */
export const pageStyles = (css: string, pages: { path: string; html: string }[]): PageStyles => {
  const sheet = postcss.parse(css)
  const rules: PageStyles['rules'] = []
  const numbers = new Map<string, number>()
  const numberOf = ({ rule, under }: PageStyles['rules'][number]) => {
    const key = `${under}{${rule}`
    const number = numbers.get(key) ?? rules.push({ rule, ...(under && { under }) }) - 1
    numbers.set(key, number)
    return number
  }
  const entries = pages.map(({ path, html }) => {
    const names = new Set([...dynamicNames, ...namesInMarkup(html), ...sourcesOf(html).flatMap(namesInSource)])
    const own = sheet.clone()
    prune(own, names)
    pruneKeyframes(own)
    pruneProperties(own, html)
    return [path, leavesOf(own).map(numberOf)] as const
  })
  return { rules, pages: Object.fromEntries(entries) }
}

/** Takes away the selectors that nothing with these names can match, and what is empty without them. */
function prune(container: Container, names: Set<string>) {
  container.each((node) => {
    if (node.type === 'rule') pruneRule(node, names)
    if (node.type === 'atrule' && isCondition(node)) {
      prune(node, names)
      if (!node.nodes?.length) node.remove()
    }
  })
}

const isCondition = ({ name }: AtRule) => ['media', 'supports', 'starting-style', 'layer', 'container'].includes(name)

function pruneRule(rule: Rule, names: Set<string>) {
  const possible = parseSelectors()
    .astSync(rule.selector)
    .nodes.filter((selector) => isPossible(selector, names))
  if (possible.length === 0) rule.remove()
  else rule.selector = possible.map((selector) => selector.toString().trim()).join(',')
}

function isPossible(selector: Selector, names: Set<string>): boolean {
  return selector.nodes.every((node: SelectorNode) => {
    if (node.type === 'class' || node.type === 'id' || node.type === 'tag') return names.has(node.value)
    if (node.type === 'attribute') return names.has(node.attribute)
    if (node.type !== 'pseudo' || ![':is', ':where', ':has'].includes(node.value)) return true
    return node.nodes.some((alternative) => isPossible(alternative, names))
  })
}

function pruneKeyframes(sheet: postcss.Root) {
  const animations: string[] = []
  sheet.walkDecls(/^animation/, ({ value }) => {
    animations.push(...value.split(/[\s,]+/))
  })
  sheet.walkAtRules('keyframes', (rule) => {
    if (!animations.includes(rule.params)) rule.remove()
  })
}

/** A custom property that nothing reads is left out, and then what only it has read. */
function pruneProperties(sheet: postcss.Root, html: string) {
  const read = new Set([...html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  sheet.walk((node) => {
    const text = node.type === 'decl' ? node.value : node.type === 'atrule' ? node.params : ''
    for (const [, name] of text.matchAll(/var\((--[\w-]+)/g)) read.add(name)
  })
  let left = 0
  sheet.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return
    declaration.remove()
    left++
  })
  if (left > 0) pruneProperties(sheet, html)
}

function leavesOf(sheet: postcss.Root): PageStyles['rules'] {
  return sheet.nodes.flatMap((node) => {
    if (node.type !== 'atrule' || !isCondition(node) || !node.nodes) return { rule: textOf(node) }
    const under = `@${node.name} ${node.params}`.trim()
    return node.nodes.map((child) => ({ rule: textOf(child), under }))
  })
}

const textOf = (node: ChildNode) => node.toString().trim()

/** A style sheet as a source in a content security policy. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The names in a page: of its elements, their attributes, classes and ids. */
function namesInMarkup(html: string): string[] {
  const tags = [...html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '<$1>').matchAll(/<([a-z][a-z0-9]*)([^>]*)>/gi)]
  return tags.flatMap(([, element = '', attributes = '']) => [
    element,
    ...[...attributes.matchAll(/([^\s="]+)(?:="([^"]*)")?/g)].flatMap(([, name = '', value = '']) =>
      name === 'class' || name === 'id' ? [name, ...plain(value).split(/\s+/)] : [name],
    ),
  ])
}

/** The names that a module may give to elements: the words in its texts, and its elements and attributes. */
function namesInSource(source: string): string[] {
  const texts = [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([text]) => text.slice(1, -1))
  const markup = [...source.matchAll(/<([a-z][a-z0-9]*)|\b([a-z]+(?:-[a-z]+)*)=/g)].flatMap(([, ...names]) => names)
  return [...texts.flatMap((text) => text.split(/\s+/)), ...markup].filter(Boolean)
}

const plain = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

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
