import type { ReactNode } from 'react'
import { Unbroken } from '../../ui/text/unbroken.tsx'
import type { Prose as ProseBlocks, ProseElement, ProseNode } from '../content/schemas/prose.ts'

type Props = {
  of: ProseBlocks
  /** Of its paragraphs. */
  className?: string
  /** Keeps hyphenated compounds on one line. */
  unbroken?: boolean
  /** The level of its headings, `##`. */
  level?: 2 | 3
}

const classes: Partial<Record<ProseElement['tag'], string>> = {
  h2: 'title-part mt-4',
  h3: 'title-item mt-2',
  ul: 'list-disc pl-6 grid gap-2',
  ol: 'list-decimal pl-6 grid gap-2',
  blockquote: 'border-l-2 border-accent pl-5 grid gap-4',
  a: 'text-link',
  img: 'w-full h-auto',
}

/** What an editor wrote in Markdown. */
export function Prose({ of, className, unbroken = false, level = 2 }: Props) {
  return of.map(element)

  function element({ tag, children = [], ...attributes }: ProseElement, key: number): ReactNode {
    const Tag = tag === 'h2' ? (`h${level}` as const) : tag === 'h3' ? (`h${(level + 1) as 3 | 4}` as const) : tag
    const props = { ...attributes, className: tag === 'p' ? className : classes[tag] }
    if (tag === 'img') return <img key={key} {...props} alt={attributes.alt ?? ''} loading="lazy" />
    const leavesSite = attributes.href?.startsWith('https:')
    return (
      <Tag key={key} {...props} {...(leavesSite && { rel: 'noopener' })}>
        {children.map(node)}
      </Tag>
    )
  }

  function node(child: ProseNode, index: number) {
    if (typeof child !== 'string') return element(child, index)
    return unbroken ? <Unbroken key={index} text={child} /> : child
  }
}
