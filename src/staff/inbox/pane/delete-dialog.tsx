import { useSetAtom } from 'jotai'
import { fill } from '../../../ui/text/fill.ts'
import { Filled } from '../../../ui/text/filled.tsx'
import { Outside } from '../../../ui/text/outside.tsx'
import { deleteAskedAtom } from '../state/inbox-actions.ts'
import { type InboxView, sendAtom } from '../state/inbox-view.ts'
import { inboxWords as words } from '../words.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Asks whether contactmails are to be deleted. */
export function DeleteDialog({ view: { asked, opened, page } }: { view: InboxView }) {
  const send = useSetAtom(sendAtom)
  const confirm = useSetAtom(deleteAskedAtom)
  const [first = ''] = asked
  const mail = [opened, ...page.contactMails].find((mail) => mail?.id === first)
  return (
    <ConfirmDialog
      open={asked.length > 0}
      title={
        asked.length > 1 ? (
          fill(words.deleteSeveral, { count: asked.length })
        ) : (
          <Filled text={words.deleteTitle} values={{ subject: <Outside text={mail?.subject ?? ''} /> }} />
        )
      }
      words={words}
      confirm={confirm}
      cancel={() => send({ type: 'asked', ids: [] })}
    />
  )
}
