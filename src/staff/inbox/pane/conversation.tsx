import { useSetAtom } from 'jotai'
import { useEffect, useMemo, useRef } from 'react'
import type { InboxView } from '../state/inbox-view.ts'
import { refreshThreadAtom } from '../state/thread-actions.ts'
import { shownNotes } from '../state/thread-schema.ts'
import { Message, NoteEntry, Reply } from './entries.tsx'
import { headLook, More } from './entry.tsx'

type Mail = NonNullable<InboxView['opened']>
type Props = { mail: Mail; thread: InboxView['thread'] }

/** Milliseconds between polls while a reply is held or on its way. */
const pause = 2000

export function ConversationPane({ mail, thread }: Props) {
  const { id, createdAt, changedAt = null } = mail
  const refresh = useSetAtom(refreshThreadAtom)
  const entries = thread?.thread ?? []
  const notes = thread?.notes ?? []
  /** An enquiry that came by e-mail is in the thread already, whole and with its files. */
  const isEntry = entries.some((entry) => entry.direction === 'in' && entry.createdAt === createdAt)
  const isUnderway = entries.some(({ state }) => state === 'queued')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open stays open when more arrives
  const openFrom = useMemo(() => (thread ? (entries.at(-1)?.createdAt ?? createdAt) : createdAt), [thread?.id])

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

  const said = [
    ...entries.map((entry) => ({
      at: entry.createdAt,
      show: (isOpen: boolean) => <Reply key={entry.id} entry={entry} mail={mail} isOpen={isOpen} />,
    })),
    ...notes.map((note) => ({
      at: note.createdAt,
      show: (isOpen: boolean) => <NoteEntry key={note.id} note={note} isOpen={isOpen} />,
    })),
    ...(isEntry
      ? []
      : [{ at: createdAt, show: (isOpen: boolean) => <Message key={id} mail={mail} isOpen={isOpen} /> }]),
  ].sort((a, b) => (a.at < b.at ? -1 : 1))
  const earlier = said.filter(({ at }) => at < openFrom)
  const unsent = entries.filter(({ state, createdAt }) => state === 'failed' && createdAt < openFrom).length
  const first = thread?.hasOlder ? entries[0] : undefined

  return (
    <div className="conversation" id="replies">
      {notes.length >= shownNotes && (
        <p className="text-note text-muted">{`The newest ${shownNotes} notes are shown. The JSON export has all.`}</p>
      )}
      {earlier.length > 0 && (
        <details className="group/earlier max-w-[66ch] border-b border-row">
          <summary className={`${headLook} before:content-['▸'] group-open/earlier:before:content-['▾']`}>
            {`${first ? 'More than ' : ''}${earlier.length} earlier`}
            {unsent > 0 && <strong className="text-error">{`${unsent} not sent`}</strong>}
          </summary>
          {first && <More id={id} part={{ older: first.id }} text="Show older ones" />}
          <ol id="earlier" className="pl-[0.9rem] border-l border-row">
            {earlier.map(({ show }) => show(false))}
          </ol>
        </details>
      )}
      <ol>{said.filter(({ at }) => at >= openFrom).map(({ show }) => show(true))}</ol>
    </div>
  )
}
