import type { Element, Node } from 'happy-dom'

const names: Record<string, string> = { class: 'className', for: 'htmlFor', charset: 'charSet' }
const raw = ['script', 'style']

/** The element as an expression of calls to React's `jsx`. Links inside the site become `Link`, if that is given. */
export const markupOf = (element: Element, Link?: string): string => {
  const tag = element.localName
  const isLink = Link !== undefined && tag === 'a' && element.getAttribute('href')?.startsWith('/')
  const props = [...element.attributes].map(
    ({ name, value }) => `${JSON.stringify(names[name] ?? name)}: ${attributeOf(name, String(value))}`,
  )
  if (raw.includes(tag))
    props.push(`dangerouslySetInnerHTML: { __html: ${JSON.stringify(String(element.textContent))} }`)
  const children = raw.includes(tag) ? [] : childrenOf(element, Link)
  if (children.length > 0) props.push(`children: [${children.join(', ')}]`)
  return `jsxs(${isLink ? Link : JSON.stringify(tag)}, { ${props.join(', ')} })`
}

const childrenOf = (element: Element, Link?: string) =>
  [...element.childNodes].map((node) => nodeOf(node, Link)).filter(Boolean)

function nodeOf(node: Node, Link?: string): string {
  if (node.nodeType === node.TEXT_NODE) return JSON.stringify(String(node.textContent))
  return node.nodeType === node.ELEMENT_NODE ? markupOf(node as Element, Link) : ''
}

function attributeOf(name: string, value: string) {
  if (name !== 'style') return value === '' && name !== 'value' && name !== 'alt' ? 'true' : JSON.stringify(value)
  const declarations = value.split(';').flatMap((declaration) => {
    const [property = '', ...words] = declaration.split(':')
    return property.trim() ? [[camel(property.trim()), words.join(':').trim()]] : []
  })
  return JSON.stringify(Object.fromEntries(declarations))
}

function camel(property: string) {
  return property.startsWith('--') ? property : property.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}
