import type { HTMLRewriter as Rewriter } from '@cloudflare/workers-types'

declare const HTMLRewriter: typeof Rewriter

export type Found = { tag: string; attributes: Record<string, string>; text: string }

/** Every element that a CSS selector matches, in the order of the document, as the runtime's own parser reads it. */
export const findAll = async (html: string, selector: string): Promise<Found[]> => {
  const found: Found[] = []
  const open: Found[] = []
  const rewriter = new HTMLRewriter().on(selector, {
    element(element) {
      const attributes = [...element.attributes].map(([name = '', value = '']) => [name, decode(value)])
      const match: Found = { tag: element.tagName, attributes: Object.fromEntries(attributes), text: '' }
      found.push(match)
      if (!voidElements.has(element.tagName)) {
        open.push(match)
        element.onEndTag(() => void open.splice(open.indexOf(match), 1))
      }
    },
    text(chunk) {
      for (const match of open) match.text += chunk.text
    },
  })
  await rewriter.transform(new Response(html) as never).text()
  return found.map((match) => ({
    ...match,
    text: decode(match.text)
      .replace(/[ \t\r\n]+/g, ' ')
      .trim(),
  }))
}

/** The values of an attribute on every match that has it. */
export const attributesOf = async (html: string, selector: string, name: string): Promise<string[]> =>
  (await findAll(html, selector)).flatMap(({ attributes }) => attributes[name] ?? [])

/** What the page says between header and footer, each run of blanks as one; no-break spaces stay. */
export const mainText = async (html: string): Promise<string> => (await findAll(html, 'main'))[0]?.text ?? ''

/** Those without content; the paths of inlined drawings are closed in one tag. */
const voidElements = new Set([
  'area',
  'base',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'path',
  'source',
  'wbr',
])
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function decode(text: string) {
  return text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)
}
