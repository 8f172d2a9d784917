import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { paths } from '../../../paths.ts'
import { Outside, Strong } from '../../../ui/text/outside.tsx'
import { SentAt } from '../../frame/sent-at.tsx'
import { InboxLink } from '../list/tool.tsx'
import { readMoreAtom } from '../state/thread-actions.ts'
import { Linked } from './linked.tsx'

type EntryProps = {
  who: string
  at: string
  text: string
  isOpen: boolean
  isIn?: boolean
  facts?: ReactNode
  lead?: string | false
  children?: ReactNode
  data?: Record<string, string>
}

export const headLook =
  'entry-head flex flex-wrap items-baseline gap-x-3 py-[0.35rem] leading-[1.3] text-note text-muted [&>*]:flex-none [&>*]:max-w-full'

/** One text of a conversation, which folds to a line. A coloured rule on the left marks what staff wrote. */
export function Entry({ who, at, text, isOpen, isIn = false, facts, lead, children, data }: EntryProps) {
  const isNote = data?.['data-note'] !== undefined
  return (
    <li {...data} className="max-w-[66ch] border-b border-row last:border-b-0">
      <details className="group/entry" open={isOpen}>
        <summary className={headLook}>
          <Strong className="text-text" text={who} />
          <span className="flex-[1_1_0]! min-w-0 truncate group-open/entry:hidden" aria-hidden="true">
            <bdi dir="auto">{text.slice(0, 160).replace(/\s+/g, ' ')}</bdi>
          </span>
          {facts}
          <span className="ml-auto">
            <SentAt at={at} />
          </span>
        </summary>
        <div
          className={
            isIn ? 'pb-4' : `mb-4 pl-[0.9rem] border-l-2 ${isNote ? 'py-2 border-brass bg-noted' : 'border-tide'}`
          }
        >
          {lead && (
            <p className="font-semibold">
              <Outside text={lead} />
            </p>
          )}
          <p className="pane-message whitespace-pre-wrap">
            <Linked text={text} />
          </p>
          {children}
        </div>
      </details>
    </li>
  )
}

export function More({ id, part, text }: { id: string; part: { older: string } | { whole: string }; text: string }) {
  const more = useSetAtom(readMoreAtom)
  return (
    <InboxLink
      className="text-link inline-flex items-center min-h-9 print:hidden"
      href={`${paths.admin.contactmail(id)}?${new URLSearchParams(part)}#${'older' in part ? 'earlier' : 'replies'}`}
      follow={() => more(id, part)}
    >
      {text}
    </InboxLink>
  )
}
