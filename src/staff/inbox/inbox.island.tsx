import { useAtomValue, useSetAtom } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import { useMemo } from 'react'
import { Banner } from '../../ui/form/banner.tsx'
import { UndoBanner } from './changes/undo-banner.tsx'
import { useSentReply } from './composer/use-sent-reply.ts'
import { KeysDialog } from './keys/keys-dialog.tsx'
import { useKeys } from './keys/use-keys.ts'
import { BulkBar } from './list/bulk-bar.tsx'
import { InboxHead } from './list/inbox-head.tsx'
import { InboxList } from './list/inbox-list.tsx'
import { useNews } from './live/use-news.ts'
import { usePresence } from './live/use-presence.ts'
import { useWatchedSession } from './live/watched-session.ts'
import { DeleteDialog } from './pane/delete-dialog.tsx'
import { Pane } from './pane/pane.tsx'
import { type InboxStart, inboxViewAtom, othersAtom, sendAtom, viewOf } from './state/inbox-view.ts'
import { type Office, OfficeContext } from './state/office.ts'
import { useInboxPlace } from './state/use-inbox-place.ts'
import { inboxWords as words } from './words.ts'

export type InboxProps = {
  start: InboxStart
  /** The search text. */
  q: string
  office: Office
}

/** The list of contactmails with the open one beside it. Every control is a link or a form that works without JavaScript. */
export function Inbox({ start, q, office }: InboxProps) {
  const first = useMemo(() => viewOf(start), [start])
  useHydrateAtoms([
    [inboxViewAtom, first],
    [othersAtom, start.others],
  ])
  const view = useAtomValue(inboxViewAtom) ?? first
  const send = useSetAtom(sendAtom)
  useWatchedSession()
  useInboxPlace(view)
  useKeys(office)
  usePresence(view.opened?.id)
  useSentReply()
  useNews()
  const { opened, undo, notice, picked } = view

  return (
    <OfficeContext value={office}>
      <div className="inbox" data-open={opened ? '' : undefined}>
        <section className="inbox-side" aria-labelledby="inbox-heading" aria-busy={notice?.kind === 'loading'}>
          <InboxHead view={view} q={q} />
          <Banner
            notice={notice?.kind === 'error' ? notice : null}
            words={words.banner}
            dismissed={() => send({ type: 'answered' })}
          />
          <InboxList view={view} />
          <BulkBar picked={picked} view={view} />
        </section>
        <Pane view={view} />
        {undo && <UndoBanner key={JSON.stringify(undo)} undo={undo} view={view} />}
        <DeleteDialog view={view} />
        <KeysDialog areShown={view.areKeysShown} />
      </div>
    </OfficeContext>
  )
}
