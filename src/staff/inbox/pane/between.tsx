import { useSetAtom } from 'jotai'
import { Icon } from '../../../ui/picture/icon.tsx'
import { InboxLink } from '../list/tool.tsx'
import { closeAtom, moveAtom } from '../state/inbox-actions.ts'
import { inboxUrl, withCursor } from '../state/inbox-location.ts'
import type { InboxView } from '../state/inbox-view.ts'
import { neighbourOf } from '../state/view-changes.ts'

const step = 'grid place-items-center size-9 hover:bg-tint max-lg:min-w-[2.6rem] max-lg:h-[2.6rem]'

export function Between({ view }: { view: InboxView }) {
  const close = useSetAtom(closeAtom)
  const move = useSetAtom(moveAtom)
  const query = withCursor(view.query, view.cursor)
  const previous = neighbourOf(view, -1)
  const next = neighbourOf(view, 1)
  return (
    <nav
      className="pane-between [grid-area:1/3] flex max-lg:[grid-area:1/1] max-lg:-ml-2 unprinted"
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
