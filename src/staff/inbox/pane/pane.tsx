import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { Outside } from '../../../ui/text/outside.tsx'
import { Conversation } from '../composer/conversation.tsx'
import { Notes } from '../composer/notes.tsx'
import { InboxLink } from '../list/tool.tsx'
import { BlockSender } from '../sender/block-sender.tsx'
import { closeAtom, moveAtom } from '../state/inbox-actions.ts'
import { inboxUrl, withCursor } from '../state/inbox-location.ts'
import { type InboxView, othersAtom } from '../state/inbox-view.ts'
import { neighbourOf } from '../state/view-changes.ts'
import { ContactmailView } from './contactmail-view.tsx'
import { PaneTools } from './pane-tools.tsx'

export function Pane({ view }: { view: InboxView }) {
  const close = useSetAtom(closeAtom)
  const move = useSetAtom(moveAtom)
  const heading = useRef<HTMLHeadingElement>(null)
  const { opened, thread, cursor } = view
  const query = withCursor(view.query, cursor)
  const id = opened?.id
  const shown = useRef(id)
  useEffect(() => {
    if (id && id !== shown.current) heading.current?.focus()
    shown.current = id
  }, [id])

  if (!opened)
    return (
      <div
        className="pane pane-box inbox-scrolls hidden lg:grid place-content-center gap-2 text-center text-muted"
        aria-hidden="true"
      >
        {view.page.contactMails.length > 0 && <p>Choose a message to read it here.</p>}
        <p className="needs-script">
          <kbd>?</kbd> shows the keys
        </p>
      </div>
    )

  const previous = neighbourOf(view, -1)
  const next = neighbourOf(view, 1)
  const link = (text: string, href: string, run: () => void, key?: string) => (
    <InboxLink className="tool" href={href} aria-keyshortcuts={key} follow={run}>
      {text}
    </InboxLink>
  )

  return (
    <article
      className="pane pane-box pr-[max(clamp(1rem,4vw,2.5rem),100%-62.5rem)]! inbox-scrolls"
      aria-labelledby="mail-heading"
      key={opened.id}
    >
      <nav className="flex flex-wrap gap-2 unprinted" aria-label="Between messages">
        {link('All messages', inboxUrl(query), close)}
        {previous && link('Previous', inboxUrl(query, previous.id), () => move(-1), 'k')}
        {next && link('Next', inboxUrl(query, next.id), () => move(1), 'j')}
      </nav>
      <h1
        ref={heading}
        id="mail-heading"
        tabIndex={-1}
        className="mt-[1.1rem] mb-[0.9rem] text-[clamp(1.4rem,1.2rem+0.8vw,1.9rem)] [outline:none]"
      >
        <Outside text={opened.subject} />
      </h1>
      <Others />
      <PaneTools mail={opened} />
      <ContactmailView contactmail={opened} now={view.now} />
      {thread && (
        <>
          <Conversation
            key={opened.id}
            conversation={thread.conversation}
            mailto={thread.mailto}
            changedAt={opened.changedAt ?? null}
          />
          <BlockSender mail={opened} isBlocked={thread.isBlocked} />
          <Notes id={opened.id} notes={thread.notes} />
        </>
      )}
    </article>
  )
}

function Others() {
  const others = useAtomValue(othersAtom)
  return (
    <div role="status">
      {others.map(({ id, name, isWriting }) => (
        <p key={id} className="pane-other w-fit mb-3 px-3 py-[0.15rem] bg-brass text-ink text-small">
          <Outside text={name} /> {isWriting ? 'is writing' : 'has this open'}
        </p>
      ))}
    </div>
  )
}
