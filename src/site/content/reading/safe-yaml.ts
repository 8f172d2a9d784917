import {
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import type { Problem } from './problem.ts'

type Fault = Pick<Problem, 'line' | 'message'>
export type Parsed = { value: unknown; faults: Fault[]; lineOf: (path: PropertyKey[]) => number }

/** Keys that every JavaScript object has, and that a schema would take for a field it knows. */
const inherited = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Parses one plain YAML document: no anchors, aliases, tags, directives or repeated keys.
 * @param firstLine The line of the file on which the text begins
 */
export function parseYaml(text: string, firstLine = 1): Parsed {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, stringKeys: true, uniqueKeys: true, logLevel: 'error' })
  const lineAt = (offset = 0) => lines.linePos(offset).line + firstLine - 1
  const [error] = [...document.errors, ...document.warnings]
  const faults: Fault[] = error ? [{ line: lineAt(error.pos[0]), message: unreadable(error) }] : []
  if (faults.length > 0) return { value: undefined, faults, lineOf: () => firstLine }
  const refuse = (node: Node, message: string) => faults.push({ line: lineAt(node.range?.[0]), message })
  visit(document, (_key, node) => {
    if (isAlias(node)) refuse(node, 'begins with *, which has a meaning in YAML; put the text in quotes')
    else if ((isScalar(node) || isCollection(node)) && node.anchor)
      refuse(node, 'begins with &, which has a meaning in YAML; put the text in quotes')
    else if ((isScalar(node) || isCollection(node)) && node.tag)
      refuse(node, 'begins with !, which has a meaning in YAML; put the text in quotes')
    else if (isPair(node) && isScalar(node.key) && inherited.has(String(node.key.value)))
      refuse(node.key, `has no field “${node.key.value}”`)
  })
  return {
    value: faults.length > 0 ? undefined : document.toJS(),
    faults,
    lineOf: (path) => lineAt(offsetOf(document.contents, path)),
  }
}

function unreadable({ code, message }: YAMLError) {
  if (code === 'RESOURCE_EXHAUSTION') return 'is nested too deeply'
  if (code === 'DUPLICATE_KEY') return 'has the same field twice'
  const [reason = ''] = message.split('\n')
  return `cannot be read as YAML: ${reason.replace(/ at line \d+.*$/, '').replace(/[.:]$/, '')}`
}

/** Where a field begins; where it is missing, what should hold it. */
function offsetOf(node: unknown, [key, ...rest]: PropertyKey[], found = 0): number {
  const offset = isCollection(node) ? (node.range?.[0] ?? found) : found
  if (key === undefined) return found || offset
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key)
    const start = isScalar(pair?.key) ? pair.key.range?.[0] : undefined
    return start === undefined ? found || offset : offsetOf(pair?.value, rest, start)
  }
  const item = isCollection(node) ? node.items[Number(key)] : undefined
  const start = (item as Node | undefined)?.range?.[0]
  return start === undefined ? found : offsetOf(item, rest, start)
}
