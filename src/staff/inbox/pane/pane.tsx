import { useEffect, useRef } from 'react'
import { Outside } from '../../../ui/text/outside.tsx'
import { Composer } from '../composer/composer.tsx'
import { MailState } from '../list/mail-state.tsx'
import { SentAt } from '../list/sent-at.tsx'
import type { InboxView } from '../state/inbox-view.ts'
import { About } from './about.tsx'
import { Between } from './between.tsx'
import { ConversationPane } from './conversation.tsx'
import { PaneMenu } from './pane-menu.tsx'
import { useSeenHeight } from './use-seen-height.ts'

export function Pane({ view }: { view: InboxView }) {
  const { opened, thread } = view
  useSeenHeight()
  const heading = useRef<HTMLHeadingElement>(null)
  const id = opened?.id
  const shown = useRef(id)
  useEffect(() => {
    if (id && id !== shown.current) heading.current?.focus()
    shown.current = id
  }, [id])
  if (!opened)
    return (
      <div className="pane pane-empty" aria-hidden="true">
        {view.page.contactMails.length > 0 && <p>Choose a message to read it here.</p>}
        <p className="needs-script">
          <kbd>?</kbd> shows the keys
        </p>
      </div>
    )

  return (
    <article className="pane" aria-labelledby="mail-heading" key={opened.id}>
      <header className="pane-head">
        <Between view={view} />
        <h1 ref={heading} id="mail-heading" tabIndex={-1} className="pane-subject">
          <Outside text={opened.subject} />
        </h1>
        <PaneMenu mail={opened} />
        <p className="pane-line">
          <strong>
            <Outside text={opened.name} />
          </strong>
          <span className="pane-email">
            <Outside text={opened.email} />
          </span>
          <span>
            <SentAt at={opened.createdAt} />
            {opened.source === 'email' && ' by e-mail'}
          </span>
          <span className="pane-reason">{opened.reason}</span>
          <MailState mail={opened} now={view.now} />
          {opened.assigneeName && (
            <span>
              for <Outside text={opened.assigneeName} />
            </span>
          )}
        </p>
      </header>
      <div className="pane-scroll">
        <ConversationPane mail={opened} thread={thread} />
        <About mail={opened} thread={thread} />
      </div>
      <Composer mail={opened} view={view} />
    </article>
  )
}
