import type { ReactNode } from 'react'
import { Photograph } from '../../ui/picture/photograph.tsx'
import { ActionLink } from '../../ui/text/action-link.tsx'
import { Unbroken } from '../../ui/text/unbroken.tsx'
import type { PassageWords } from '../content/schemas/passage.ts'
import type { ProseBlocks, ProseElement, ProseNode } from '../content/schemas/prose.ts'

type Props = {
  words: PassageWords
  size?: 'title-page' | 'title-beside' | 'title-section' | 'title-part'
  id?: string
  className?: string
  children?: ReactNode
}

export function Passage({ words, size = 'title-section', id, className, children }: Props) {
  const isLead = size === 'title-page' || size === 'title-beside'
  const Heading = isLead ? 'h1' : 'h2'
  return (
    <div className={className}>
      <p className="label">{words.label}</p>
      <Heading id={id} className={`${size} mt-4`}>
        <Unbroken text={words.heading} />
      </Heading>
      {words.paragraphs.length > 0 && (
        <div className={isLead ? 'mt-6 flex flex-col gap-4' : 'mt-5 prose'}>
          <Paragraphs of={words.paragraphs} className={isLead ? 'lead text-balance' : undefined} />
        </div>
      )}
      {words.action && (
        <p className="mt-8">
          <ActionLink {...words.action} />
        </p>
      )}
      {children}
    </div>
  )
}

export function Paragraphs({ of, className }: { of: string[]; className?: string | undefined }) {
  return of.map((paragraph) => (
    <p key={paragraph} className={className}>
      <Unbroken text={paragraph} />
    </p>
  ))
}

type ColumnsProps = { id?: string; label?: string; surface: string; className?: string; children: ReactNode }

/** A band of a page, named by the heading with `id` or by `label`, and its columns. */
export function Columns({ id, label, surface, className = '', children }: ColumnsProps) {
  return (
    <section className={`band ${surface}`} aria-labelledby={id} aria-label={label}>
      <div className={`wrap columns ${className}`.trim()}>{children}</div>
    </section>
  )
}

type BandProps = {
  words: PassageWords
  id: string
  surface: string
  stays?: boolean
  children: ReactNode
}

export function Band({ words, id, surface, stays = false, children }: BandProps) {
  return (
    <Columns id={id} surface={surface}>
      <Passage words={words} id={id} className={`lg:col-span-5 ${stays ? 'stays-beside' : ''}`} />
      <div className="lg:col-span-6 lg:col-start-7">{children}</div>
    </Columns>
  )
}

type FactListProps = { facts: { term: string; sign?: ReactNode; detail: ReactNode }[]; className?: string }

export function FactList({ facts, className = '' }: FactListProps) {
  return (
    <dl className={`border-t border-line ${className}`}>
      {facts.map(({ term, sign, detail }) => (
        <div key={term} className="grid gap-x-6 gap-y-1 py-3.5 border-b border-line sm:grid-cols-[9rem_1fr]">
          <dt className="font-semibold">
            {term}
            {sign}
          </dt>
          <dd>{typeof detail === 'string' ? <Unbroken text={detail} /> : detail}</dd>
        </div>
      ))}
    </dl>
  )
}

type ProseProps = {
  of: ProseBlocks
  className?: string
  level?: 2 | 3
}

const classes: Partial<Record<ProseElement['tag'], string>> = {
  h2: 'title-part mt-4',
  h3: 'title-item mt-2',
  ul: 'list-disc ps-6 grid gap-2',
  ol: 'list-decimal ps-6 grid gap-2',
  blockquote: 'border-s-2 border-accent ps-5 grid gap-4',
  a: 'text-link',
}

const width = '(min-width: 40em) 38rem, 100vw'

export function Prose({ of, className, level = 2 }: ProseProps) {
  return of.map((block, key) => element(block, key))

  function element({ tag, children = [], ...attributes }: ProseElement, key: number, isInner = false): ReactNode {
    const isInLink = isInner || tag === 'a'
    const Tag = tag === 'h2' ? (`h${level}` as const) : tag === 'h3' ? (`h${(level + 1) as 3 | 4}` as const) : tag
    if (tag === 'img') {
      const { src: file = '', alt = '', caption } = attributes
      return (
        <Photograph
          key={key}
          of={{ file, alt }}
          sizes={width}
          caption={caption}
          className="print"
          imageClassName="w-full h-auto max-h-[85vh] object-cover"
        />
      )
    }
    const props = { ...attributes, className: tag === 'p' ? className : classes[tag] }
    const leavesSite = attributes.href?.startsWith('https:')
    return (
      <Tag key={key} {...props} {...(leavesSite && { rel: 'noopener' })}>
        {children.map((child, index) => node(child, index, isInLink))}
      </Tag>
    )
  }

  function node(child: ProseNode, index: number, isInLink: boolean) {
    if (typeof child !== 'string') return element(child, index, isInLink)
    return isInLink ? child : <Unbroken key={index} text={child} />
  }
}
