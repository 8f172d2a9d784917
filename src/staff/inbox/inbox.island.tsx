import { useAtomValue, useSetAtom } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import { useMemo } from 'react'
import { StaffBanner } from '../frame/staff-banner.tsx'
import { KeysDialog } from './keys/keys-dialog.tsx'
import { useKeys } from './keys/use-keys.ts'
import { BulkBar } from './list/bulk-bar.tsx'
import { InboxHead } from './list/inbox-head.tsx'
import { InboxList } from './list/inbox-list.tsx'
import { UndoBanner } from './list/undo-banner.tsx'
import { useNews, useWatchedSession } from './live/use-news.ts'
import { usePresence } from './live/use-presence.ts'
import { DeleteDialog } from './pane/delete-dialog.tsx'
import { Pane } from './pane/pane.tsx'
import {
  type InboxStart,
  inboxViewAtom,
  type Office,
  OfficeContext,
  type Other,
  othersAtom,
  updateAtom,
  viewOf,
} from './state/inbox-view.ts'
import { useInboxPlace } from './state/use-inbox-place.ts'

type InboxProps = {
  start: InboxStart
  others: Other[]
  q: string
  office: Office
}

/** The list of contactmails with the open one beside it. Without JavaScript its links and its search work. */
export function Inbox({ start, others, q, office }: InboxProps) {
  const first = useMemo(() => viewOf(start), [start])
  useHydrateAtoms([
    [inboxViewAtom, first],
    [othersAtom, others],
  ])
  const view = useAtomValue(inboxViewAtom) ?? first
  const update = useSetAtom(updateAtom)
  useWatchedSession()
  useInboxPlace(view)
  useKeys(office)
  usePresence(view.opened?.id)
  useNews()
  const { opened, undo, banner } = view

  return (
    <OfficeContext value={office}>
      <div className="inbox relative" data-open={opened ? '' : undefined}>
        <section
          className="inbox-side inbox-scrolls lg:border-r border-line"
          aria-labelledby="inbox-heading"
          aria-busy={banner?.kind === 'loading'}
        >
          <InboxHead view={view} q={q} />
          <StaffBanner content={banner?.kind === 'error' ? banner : null} dismissed={() => update({ banner: null })} />
          <InboxList view={view} />
          <BulkBar view={view} />
        </section>
        <Pane view={view} />
        {undo && <UndoBanner key={undo.id} undo={undo} />}
        <DeleteDialog view={view} />
        <KeysDialog />
      </div>
    </OfficeContext>
  )
}
