import * as v from 'valibot'

/** What a body of Markdown becomes: text, or an element with what it holds. */
export type ProseNode = string | ProseElement
export type ProseElement = {
  tag: 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'blockquote' | 'em' | 'strong' | 'a' | 'img'
  /** Of a numbered list that does not begin at 1. */
  start?: number
  /** Of a link. */
  href?: string
  /** Of a picture, with the words for those who do not see it. */
  src?: string
  alt?: string
  caption?: string
  children?: ProseNode[]
}
export type ProseBlocks = ProseElement[]

/** A body of Markdown. `reading/markdown.ts` checks every element. */
export const ProseSchema = v.pipe(v.custom<ProseBlocks>(Array.isArray), v.nonEmpty('needs a paragraph'))

/** The text of each block, without marks and pictures. */
export const textsOf = (prose: ProseBlocks): string[] => prose.map(textOf).filter(Boolean)

function textOf(node: ProseNode): string {
  if (typeof node === 'string') return node
  return (node.children ?? []).map(textOf).join(node.tag === 'ul' || node.tag === 'ol' ? '\n' : '')
}
