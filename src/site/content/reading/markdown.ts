import type { Image, Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { ProseBlocks, ProseElement, ProseNode } from '../schemas/prose.ts'
import type { Problem } from './problem.ts'

type Refuse = (fault: Pick<Problem, 'line' | 'message'>) => void
type Options = {
  /** Whether a link may lead there. */
  isLink: (href: string) => boolean
  /** The file that a picture's address means, if there is one. */
  fileOf: (url: string) => string | undefined
  /** Fills in names in braces. */
  fill: (text: string, line: number) => string
  refuse: Refuse
  /** The line of the file on which the body begins. */
  firstLine: number
}

const deepest = 8

/** More would take the parser minutes, and no article has a tenth of them. */
const mostMarks = 1000

/** Lists in lists on one line, which would take the parser minutes, too. */
const nested = new RegExp(`^(?:[ \\t]*(?:[-+*>]|\\d+[.)])){${deepest + 1}}`, 'm')

/** Marks for bold or italics that Markdown reads as text. The editor puts a backslash before those that are meant as text. */
const strayMarks = /(?<!\\)\*\*|(?<![\\\w])_[^\s_][^_]*_\w/

const refusals: Partial<Record<Nodes['type'], string>> = {
  html: 'has HTML or words between < and >, which are not allowed',
  code: 'has a line indented by four spaces or a fence (```), which would show as code',
  inlineCode: 'has text between backquotes (`), which is not allowed',
  thematicBreak: 'has a horizontal line, which is not allowed',
  break: 'has a forced line break; begin a new paragraph instead',
  definition: 'has a link definition; write the address after the text: [text](address)',
  linkReference: 'has a link without an address; write [text](address)',
  imageReference: 'has a picture without a file; write ![words](file)',
}

/** Turns a body of Markdown into elements: paragraphs, headings, emphasis, links, lists, quotes and pictures. */
export function parseMarkdown(text: string, options: Options): ProseBlocks {
  const { refuse, fill, isLink, fileOf, firstLine } = options
  if ((text.match(/[*_[\]<>`&]/g)?.length ?? 0) > mostMarks) {
    refuse({ line: firstLine, message: `has more than ${mostMarks} marks such as * [ and >` })
    return []
  }
  const deep = nested.exec(text)
  if (deep) {
    const line = firstLine + text.slice(0, deep.index).split('\n').length - 1
    refuse({ line, message: `has lists or quotes inside one another, more than ${deepest} deep` })
    return []
  }
  const root = fromMarkdown(text)
  const [first] = root.children
  if (first && (first.type !== 'paragraph' || first.children[0]?.type === 'image'))
    refuse({ line: lineOf(first), message: 'must begin with a paragraph' })
  return childrenOf(root, 0) as ProseBlocks

  function sourceOf({ position }: Nodes) {
    return text.slice(position?.start.offset, position?.end.offset)
  }

  function lineOf({ position }: Nodes) {
    return (position?.start.line ?? 1) + firstLine - 1
  }

  function childrenOf(parent: Extract<Nodes, { children: unknown[] }> | Root, depth: number): ProseNode[] {
    return parent.children.flatMap((node) => convert(node, depth + 1) ?? [])
  }

  function convert(node: Nodes, depth: number): ProseNode | ProseNode[] | undefined {
    const line = lineOf(node)
    const element = (tag: ProseElement['tag'], more: Partial<ProseElement> = {}) =>
      'children' in node ? { tag, ...more, children: childrenOf(node, depth) } : undefined
    if (depth > deepest)
      return void refuse({ line, message: `has lists or quotes inside one another, more than ${deepest} deep` })
    switch (node.type) {
      case 'text':
        if (strayMarks.test(sourceOf(node)))
          refuse({ line, message: 'has bold or italics that begin or end next to a letter; mark the whole word' })
        return fill(node.value.replace(/\s*\n\s*/g, ' '), line)
      case 'paragraph':
        if (/^\|.*\|$/s.test(sourceOf(node)))
          return void refuse({ line, message: 'has a table, which pages do not show' })
        return node.children[0]?.type === 'image' && node.children.length === 1
          ? picture(node.children[0], line)
          : element('p')
      case 'emphasis':
        return element('em')
      case 'strong':
        return element('strong')
      case 'blockquote':
        return element('blockquote')
      case 'listItem':
        return { tag: 'li', children: node.children.flatMap((child) => inItem(child, depth)) }
      case 'list':
        // "1986. That was the year" begins a list, too.
        return node.ordered ? element('ol', node.start === 1 ? {} : { start: node.start ?? 1 }) : element('ul')
      case 'heading':
        if (node.depth === 2 || node.depth === 3) return element(`h${node.depth}`)
        return void refuse({ line, message: 'has a heading that is neither a Heading 2 (##) nor a Heading 3 (###)' })
      case 'link':
        if (isLink(node.url)) return element('a', { href: node.url })
        return void refuse({
          line,
          message: `has a link to “${shortened(node.url)}”, which is neither a page of this site nor a safe address`,
        })
      case 'image':
        return void refuse({ line, message: 'has a picture within a line; give it a paragraph of its own' })
      default:
        return void refuse({ line, message: refusals[node.type] ?? `has ${node.type}, which is not allowed` })
    }
  }

  function picture({ url, alt, title }: Image, line: number): ProseElement | undefined {
    const src = fileOf(url)
    if (!src)
      return void refuse({
        line,
        message: `has the picture “${shortened(url)}”, which is not in the folder photographs`,
      })
    if (!alt?.trim())
      return void refuse({ line, message: 'has a picture without words for those who do not see it (“Alt Text”)' })
    return { tag: 'img', src, alt: fill(alt, line), ...(title && { caption: fill(title, line) }) }
  }

  /** A list item's paragraph is its text. */
  function inItem(node: Nodes, depth: number) {
    if (node.type === 'paragraph') return childrenOf(node, depth)
    return convert(node, depth) ?? []
  }
}

function shortened(text: string) {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
