import { useSetAtom } from 'jotai'
import { Icon } from '../../../ui/picture/icon.tsx'
import { Outside, Strong } from '../../../ui/text/outside.tsx'
import { SentAt } from '../../frame/sent-at.tsx'
import { Composer } from '../composer/composer.tsx'
import { MailState } from '../list/mail-state.tsx'
import { InboxLink } from '../list/tool.tsx'
import { closeAtom, moveAtom } from '../state/inbox-actions.ts'
import { inboxUrl, withCursor } from '../state/inbox-location.ts'
import type { InboxView } from '../state/inbox-view.ts'
import { neighbourOf } from '../state/view-changes.ts'
import { About } from './about.tsx'
import { ConversationPane } from './conversation.tsx'
import { PaneMenu } from './pane-menu.tsx'
import { useSeenHeight } from './use-seen-height.ts'

export function Pane({ view }: { view: InboxView }) {
  const { opened, thread } = view
  useSeenHeight()
  if (!opened)
    return (
      <div className="max-lg:hidden grid place-content-center gap-2 min-h-0 text-center text-muted" aria-hidden="true">
        {view.page.contactMails.length > 0 && <p>Choose a message to read it here.</p>}
        <p className="needs-script [@media(hover:none)]:hidden">
          <kbd>?</kbd> shows the keys
        </p>
      </div>
    )

  return (
    <article className="pane" aria-labelledby="mail-heading" key={opened.id}>
      <header className="grid gap-x-1 gap-y-[0.15rem] pane-inset pt-[0.55rem] pb-2 border-b border-row [grid-template:auto_auto/minmax(0,1fr)_auto_auto] max-lg:[grid-template:auto_auto_auto/minmax(0,1fr)_auto]">
        <Between view={view} />
        <h1
          id="mail-heading"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: a page that opens with a message has a list of fifty before it
          autoFocus
          translate="yes"
          className="self-center line-clamp-2 text-[1.25rem] leading-[1.2] [outline:none] max-lg:[grid-area:2/1/auto/-1] max-lg:text-[1.15rem]"
        >
          <Outside text={opened.subject} />
        </h1>
        <PaneMenu mail={opened} />
        <p className="pane-line col-span-full max-lg:[grid-row:3] flex flex-wrap gap-x-[0.9rem] text-note text-muted [&>*]:max-w-full [&>*]:truncate">
          <Strong className="text-text" text={opened.name} />
          <span className="max-lg:hidden">
            <Outside text={opened.email} />
          </span>
          <span>
            <SentAt at={opened.createdAt} />
            {opened.source === 'email' && ' by email'}
          </span>
          <span className="max-lg:hidden">{opened.reason}</span>
          <MailState mail={opened} now={view.now} />
          {opened.assigneeName && (
            <span>
              for <Outside text={opened.assigneeName} />
            </span>
          )}
        </p>
      </header>
      <div className="pane-scroll pane-inset relative overflow-y-auto overscroll-contain @[58rem]:grid @[58rem]:grid-cols-[minmax(0,46rem)_minmax(12rem,1fr)] @[58rem]:gap-x-[clamp(1.5rem,3cqi,3rem)] @[58rem]:content-start">
        <ConversationPane mail={opened} thread={thread} />
        <About mail={opened} thread={thread} />
      </div>
      <Composer mail={opened} view={view} />
    </article>
  )
}

const step = 'grid place-items-center size-9 hover:bg-tint max-lg:min-w-[2.6rem] max-lg:h-[2.6rem]'

function Between({ view }: { view: InboxView }) {
  const close = useSetAtom(closeAtom)
  const move = useSetAtom(moveAtom)
  const query = withCursor(view.query, view.cursor)
  const previous = neighbourOf(view, -1)
  const next = neighbourOf(view, 1)
  return (
    <nav
      className="pane-between [grid-area:1/3] flex flex-wrap items-center max-lg:[grid-area:1/1] max-lg:-ml-2 unprinted"
      aria-label="Between messages"
    >
      <InboxLink className={`${step} lg:hidden`} href={inboxUrl(query)} follow={close}>
        <Icon name="arrow-left" />
        <span className="sr-only">All messages</span>
      </InboxLink>
      {previous && (
        <InboxLink className={step} href={inboxUrl(query, previous.id)} aria-keyshortcuts="k" follow={() => move(-1)}>
          <Icon name="chevron-down" className="[rotate:180deg]" />
          <span className="sr-only">Previous</span>
        </InboxLink>
      )}
      {next && (
        <InboxLink className={step} href={inboxUrl(query, next.id)} aria-keyshortcuts="j" follow={() => move(1)}>
          <Icon name="chevron-down" />
          <span className="sr-only">Next</span>
        </InboxLink>
      )}
    </nav>
  )
}
