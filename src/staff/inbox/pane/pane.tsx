import { useSetAtom } from 'jotai'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Outside } from '../../../ui/text/outside.tsx'
import { PresenceLine } from '../live/presence-line.tsx'
import { closeAtom, moveAtom } from '../state/inbox-actions.ts'
import { inboxUrl, withCursor } from '../state/inbox-location.ts'
import type { InboxView } from '../state/inbox-view.ts'
import { neighbourOf } from '../state/neighbour.ts'
import { paneWords as words } from '../words.ts'
import { ContactmailView } from './contactmail-view.tsx'
import { MailThread } from './mail-thread.tsx'
import { PaneTools } from './pane-tools.tsx'

/** The open contactmail beside the list; on narrow screens instead of it. */
export function Pane({ view }: { view: InboxView }) {
  const close = useSetAtom(closeAtom)
  const move = useSetAtom(moveAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  const { opened, cursor } = view
  const query = withCursor(view.query, cursor)
  const id = opened?.id
  const shown = useRef(id)
  useEffect(() => {
    if (id && id !== shown.current) heading.current?.focus()
    shown.current = id
  }, [id])

  if (!opened)
    return (
      <div className="pane pane-none" aria-hidden="true">
        {view.page.contactMails.length > 0 && <p>{words.none}</p>}
        <p>
          <kbd>?</kbd> {words.keys}
        </p>
      </div>
    )

  const previous = neighbourOf(view, -1)
  const next = neighbourOf(view, 1)
  const go = (run: () => void) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    run()
  }

  return (
    <article className="pane" aria-labelledby="mail-heading" key={opened.id}>
      <nav className="pane-moves print:hidden" aria-label={words.moves}>
        <a className="tool" href={inboxUrl(query)} onClick={go(close)}>
          {words.back}
        </a>
        {previous && (
          <a className="tool" href={inboxUrl(query, previous.id)} aria-keyshortcuts="k" onClick={go(() => move(-1))}>
            {words.previous}
          </a>
        )}
        {next && (
          <a className="tool" href={inboxUrl(query, next.id)} aria-keyshortcuts="j" onClick={go(() => move(1))}>
            {words.next}
          </a>
        )}
      </nav>
      <h1 ref={heading} id="mail-heading" tabIndex={-1} className="pane-heading">
        <Outside text={opened.subject} />
      </h1>
      <PresenceLine />
      <PaneTools mail={opened} query={query} />
      <ContactmailView contactmail={opened} now={view.now} />
      {view.thread && <MailThread key={opened.id} thread={view.thread} view={view} query={query} />}
    </article>
  )
}
