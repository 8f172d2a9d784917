import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { SentAt } from '../list/sent-at.tsx'
import { InboxLink } from '../list/tool.tsx'

type EntryProps = {
  who: string
  at: string
  text: string
  isOpen: boolean
  isIn?: boolean
  facts?: ReactNode
  children: ReactNode
  data?: Record<string, string>
}

/** One text of a conversation, which folds to a line. */
export function Entry({ who, at, text, isOpen, isIn = false, facts, children, data }: EntryProps) {
  return (
    <li {...data} className="entry" data-in={isIn || undefined}>
      <details open={isOpen}>
        <summary className="entry-head">
          <strong>
            <Outside text={who} />
          </strong>
          <span className="entry-excerpt" aria-hidden="true">
            <bdi dir="auto">{text.slice(0, 160).replace(/\s+/g, ' ')}</bdi>
          </span>
          {facts}
          <span className="ml-auto flex-none">
            <SentAt at={at} />
          </span>
        </summary>
        <div className="entry-text">{children}</div>
      </details>
    </li>
  )
}

export type Part = { older: string } | { whole: string }
type MoreProps = { id: string; part: Part; text: string; more: (id: string, part: Part) => void }

/** A link to a page that shows more; with JavaScript, it is read into this one. */
export function More({ id, part, text, more }: MoreProps) {
  return (
    <InboxLink
      className="text-link inline-flex items-center min-h-9 print:hidden"
      href={`${paths.admin.contactmail(id)}?${new URLSearchParams(part)}#replies`}
      follow={() => more(id, part)}
    >
      {text}
    </InboxLink>
  )
}
