import { useAtomValue, useSetAtom } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import { useMemo } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { useWatchedSession } from '../auth/watched-session.ts'
import { BulkBar } from './bulk-bar.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { InboxHead } from './inbox-head.tsx'
import { InboxList } from './inbox-list.tsx'
import { type InboxStart, inboxViewAtom, othersAtom, sendAtom, viewOf } from './inbox-view.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { type Office, OfficeContext } from './office.ts'
import { Pane } from './pane.tsx'
import { UndoBanner } from './undo-banner.tsx'
import { useInboxPlace } from './use-inbox-place.ts'
import { useKeys } from './use-keys.ts'
import { useNews } from './use-news.ts'
import { usePresence } from './use-presence.ts'
import { useSentReply } from './use-sent-reply.ts'
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
