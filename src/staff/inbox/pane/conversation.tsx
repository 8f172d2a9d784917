import { useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import type { ThreadEntry } from '../../../contactmails/replies/reply-schema.ts'
import { notVerified } from '../../../contactmails/spam/spam-rules.ts'
import type { InboxView } from '../state/inbox-view.ts'
import { refreshThreadAtom } from '../state/thread-actions.ts'
import { Entry, headLook, More } from './entry.tsx'

type Mail = NonNullable<InboxView['opened']>
type Props = { mail: Mail; thread: InboxView['thread'] }

/** Milliseconds between polls while a reply is held or on its way. */
const pause = 2000

export function ConversationPane({ mail, thread }: Props) {
  const { id, createdAt, changedAt } = mail
  const refresh = useSetAtom(refreshThreadAtom)
  const { thread: known = [], hasOlder = false } = thread ?? {}
  /** An enquiry that came by e-mail is in the thread already, whole and with its files. */
  const isEntry = known.some((entry) => entry.direction === 'in' && entry.createdAt === createdAt)
  const own = isEntry ? [] : [entryOf(mail)]
  const entries = [...own, ...known]
  const isUnderway = known.some(({ state }) => state === 'queued')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open stays open when more arrives
  const openFrom = useMemo(() => {
    const last = known.findLast(({ direction }) => direction !== 'note') ?? (hasOlder ? known[0] : undefined)
    return last?.createdAt ?? createdAt
  }, [thread?.id])

  useEffect(() => {
    if (!isUnderway) return
    const timer = setInterval(() => document.hidden || refresh(id), pause)
    return () => clearInterval(timer)
  }, [id, isUnderway, refresh])
  const shownAt = useRef(changedAt)
  useEffect(() => {
    if (shownAt.current !== changedAt) refresh(id)
    shownAt.current = changedAt
  }, [id, changedAt, refresh])

  const earlier = entries.filter((entry) => entry.createdAt < openFrom)
  const unsent = earlier.filter(({ state }) => state === 'failed').length
  const first = hasOlder ? known[0] : undefined
  const show = (entry: ThreadEntry) => (
    <Entry key={entry.id} entry={entry} mail={mail} isOpen={entry.createdAt >= openFrom} />
  )

  return (
    <div className="conversation print:[&_details::details-content]:[content-visibility:visible]" id="thread">
      {earlier.length > 0 && (
        <details className="group/earlier max-w-[66ch] border-b border-row">
          <summary className={`${headLook} before:content-['▸'] group-open/earlier:before:content-['▾']`}>
            {`${first ? 'More than ' : ''}${earlier.length} earlier`}
            {unsent > 0 && <strong className="text-error">{`${unsent} not sent`}</strong>}
          </summary>
          <ol id="earlier" className="pl-[0.9rem] border-l border-row [@media(hover:none)]:[&_summary]:py-[0.7rem]">
            {earlier.slice(0, own.length).map(show)}
            {first && (
              <li>
                <More id={id} part={{ older: first.id }} text="Show older ones" />
              </li>
            )}
            {earlier.slice(own.length).map(show)}
          </ol>
        </details>
      )}
      <ol>{entries.filter((entry) => entry.createdAt >= openFrom).map(show)}</ol>
    </div>
  )
}

const entryOf = ({ id, email, message, createdAt, verdictReasons }: Mail): ThreadEntry => ({
  id,
  direction: 'in',
  author: email,
  body: message,
  createdAt,
  state: 'received',
  error: null,
  isAutomatic: false,
  isVerified: !verdictReasons.includes(notVerified),
  isCut: false,
  attachments: [],
})
