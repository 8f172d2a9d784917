import { useSetAtom } from 'jotai'
import { type FormEvent, type MouseEvent, useRef, useState } from 'react'
import type { Called } from '../atoms/call.ts'
import { deleteContactmailAtom, listContactmailsAtom, restoreContactmailAtom } from '../atoms/inbox.ts'
import { paths } from '../paths.ts'
import type { InboxPage, ListedContactmail } from '../schemas/inbox.ts'
import { Banner, type BannerWords, type Notice } from '../ui/banner.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { InboxFilters, type InboxFilterWords, type InboxQuery } from './inbox-filters.tsx'
import { InboxRow, type InboxRowWords } from './inbox-row.tsx'
import { UndoNotice, type UndoWords } from './undo-notice.tsx'
import { useWatchedSession } from './watched-session.ts'

export type InboxProps = {
  page: InboxPage
  /** The present query string, without the cursor. */
  query: string
  values: InboxQuery
  mayDelete: boolean
  /** The mail that a deletion without JavaScript has just taken away. */
  deleted?: string
  words: InboxFilterWords &
    InboxRowWords &
    UndoWords & {
      counts: string
      empty: string
      emptySoFar: string
      older: string
      newest: string
      exportCsv: string
      exportJson: string
      deleteTitle: string
      confirm: string
      cancel: string
      banner: BannerWords
    }
}

/** The messages. Every control is a link or a form first; with JavaScript the page stays where it is. */
export function Inbox({ page: first, query: firstQuery, values, mayDelete, deleted: firstDeleted, words }: InboxProps) {
  const list = useSetAtom(listContactmailsAtom)
  const remove = useSetAtom(deleteContactmailAtom)
  const restore = useSetAtom(restoreContactmailAtom)
  const [page, setPage] = useState(first)
  const [query, setQuery] = useState(firstQuery)
  const [asked, setAsked] = useState<ListedContactmail | null>(null)
  const [deleted, setDeleted] = useState(firstDeleted)
  const [notice, setNotice] = useState<Notice | null>(null)
  const isBusy = notice?.kind === 'loading'
  const messages = useRef<HTMLUListElement>(null)
  useWatchedSession()

  /** Says how an operation goes, and keeps saying so while the session is asked for again. Null if it failed. */
  const follow = async <Answer,>(operation: Promise<Called<Answer>>) => {
    setNotice({ kind: 'loading' })
    const called = await operation
    const hasFailed = 'error' in called
    setNotice(hasFailed ? { kind: 'error', text: called.error } : null)
    return hasFailed ? null : called
  }

  const show = async (next: string) => {
    const found = await follow(list(`${paths.api.contactmails}?${next}`))
    if (!found) return false
    setPage(found.answer)
    setQuery(next)
    history.replaceState(null, '', next ? `${paths.admin.contactmails}?${next}` : paths.admin.contactmails)
    return true
  }

  const older = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (isBusy) return
    const found = await follow(list(`${paths.api.contactmails}?${withCursor(query, page.next)}`))
    if (found) setPage({ ...found.answer, contactMails: [...page.contactMails, ...found.answer.contactMails] })
  }

  const confirm = async () => {
    if (!asked) return
    setAsked(null)
    if (!(await follow(remove(paths.api.contactmail(asked.id))))) return
    setPage((page) => without(asked, page))
    setDeleted(asked.id)
  }

  const undo = async (event: FormEvent) => {
    event.preventDefault()
    if (!deleted) return
    const isBack = await follow(restore(paths.api.contactmailAct(deleted, 'restore')))
    setDeleted(undefined)
    if (isBack) await show(query)
    messages.current?.focus()
  }

  return (
    <div aria-busy={isBusy}>
      <InboxFilters words={words} values={values} submit={show} />
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-small">
        <p className="text-muted" aria-live="polite">
          {countsText(words.counts, page)}
        </p>
        <p className="flex gap-5">
          <a className="text-link inline-flex items-center min-h-10" href={`${paths.api.export('csv')}?${query}`}>
            {words.exportCsv}
          </a>
          <a className="text-link inline-flex items-center min-h-10" href={`${paths.api.export('json')}?${query}`}>
            {words.exportJson}
          </a>
        </p>
      </div>
      <Banner notice={notice} words={words.banner} />
      {deleted && (
        <UndoNotice key={deleted} id={deleted} words={words} undo={undo} over={() => setDeleted(undefined)} />
      )}
      {page.contactMails.length === 0 ? (
        <p className="mt-4 print p-8! text-center">{page.next ? words.emptySoFar : words.empty}</p>
      ) : (
        <ul ref={messages} id="messages" tabIndex={-1} className="mt-2 border-t border-line">
          {page.contactMails.map((mail) => (
            <InboxRow key={mail.id} mail={mail} mayDelete={mayDelete} words={words} ask={() => setAsked(mail)} />
          ))}
        </ul>
      )}
      <p className="mt-6 flex flex-wrap gap-4">
        {page.next && (
          <a className="button-line" href={`?${withCursor(query, page.next)}`} onClick={older}>
            {words.older}
          </a>
        )}
        {values.before && (
          <a className="button-line" href={`?${query}`}>
            {words.newest}
          </a>
        )}
      </p>
      <ConfirmDialog
        open={asked !== null}
        title={words.deleteTitle.replace('{subject}', asked?.subject ?? '')}
        words={words}
        confirm={confirm}
        cancel={() => setAsked(null)}
      />
    </div>
  )
}

const withCursor = (query: string, next: string | null) =>
  [query, next && `before=${encodeURIComponent(next)}`].filter(Boolean).join('&')

function without({ id, verdict = 'ham', readAt }: ListedContactmail, { contactMails, counts, next }: InboxPage) {
  const unread = counts.unread - (verdict === 'ham' && !readAt ? 1 : 0)
  return {
    contactMails: contactMails.filter((mail) => mail.id !== id),
    counts: { ...counts, unread, [verdict]: counts[verdict] - 1 },
    next,
  }
}

const countsText = (text: string, { counts }: InboxPage) =>
  text
    .replace('{ham}', String(counts.ham))
    .replace('{unread}', String(counts.unread))
    .replace('{spam}', String(counts.spam))
