import { useAtomValue, useSetAtom } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import { useMemo } from 'react'
import { NowContext } from '../frame/sent-at.tsx'
import { useGivenFiles } from './composer/reply-files.tsx'
import { Said } from './composer/said.tsx'
import { useDrafts } from './composer/use-drafts.ts'
import { KeysDialog } from './keys/keys-dialog.tsx'
import { useKeys } from './keys/use-keys.ts'
import { BulkBar, pickedText } from './list/bulk-bar.tsx'
import { InboxHead } from './list/inbox-head.tsx'
import { foundTextOf, InboxList } from './list/inbox-list.tsx'
import { useNews, useWatchedSession } from './live/use-news.ts'
import { usePresence } from './live/use-presence.ts'
import { Pane } from './pane/pane.tsx'
import { draftsAtom, draftsOf } from './state/drafts.ts'
import { type InboxStart, inboxViewAtom, type Office, OfficeContext, viewOf } from './state/inbox-view.ts'
import { attachAtom } from './state/reply-files.ts'
import { useInboxPlace } from './state/use-inbox-place.ts'

/** The list of contactmails with the open one beside it. Without JavaScript its links and its search work. */
export function Inbox({ start, office }: { start: InboxStart; office: Office }) {
  const first = useMemo(() => viewOf(start), [start])
  const writing = useMemo(() => draftsOf(office.me.email), [office])
  useHydrateAtoms([
    [inboxViewAtom, first],
    [draftsAtom, writing],
  ])
  const view = useAtomValue(inboxViewAtom) ?? first
  const attach = useSetAtom(attachAtom)
  // First: the calls of the others carry the owner that its effect sets.
  useWatchedSession(office.me.id)
  useDrafts()
  useInboxPlace(view)
  useKeys(office)
  usePresence(view.opened?.id)
  useNews()
  const { opened, banner, isLoading } = view
  useGivenFiles((files) => {
    if (!opened || !office.keepsFiles) return
    document.getElementById('tab-reply')?.click()
    attach(opened.id, files)
  })

  return (
    <OfficeContext value={office}>
      <div
        className="inbox lg:grid lg:grid-cols-[clamp(20rem,27vw,30rem)_minmax(0,1fr)] lg:h-dvh"
        data-open={opened ? '' : undefined}
      >
        <section
          className={`inbox-side inbox-scrolls lg:border-r lg:border-line ${opened ? 'max-lg:hidden' : ''}`}
          aria-labelledby="inbox-heading"
          aria-busy={isLoading}
        >
          <InboxHead view={view} />
          <InboxList view={view} />
          <BulkBar view={view} />
          {!opened && <Said banner={banner} isAlone />}
        </section>
        <NowContext value={view.now}>
          <Pane view={view} />
        </NowContext>
        {/* Never hidden nor replaced: a live region is read out only if it was there before. */}
        <p role="status" className="sr-only">
          {banner?.kind === 'done' && (
            <span key={banner.undo?.id}>{banner.undo ? `${banner.text}. Undo` : banner.text}</span>
          )}
        </p>
        <p role="status" className="sr-only">
          {pickedText(view.picked)}
        </p>
        <p role="status" className="sr-only">
          {view.found !== null && <span key={view.page.at}>{foundTextOf(view)}</span>}
        </p>
        <KeysDialog />
      </div>
    </OfficeContext>
  )
}
