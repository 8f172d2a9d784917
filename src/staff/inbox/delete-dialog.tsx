import { useSetAtom } from 'jotai'
import { fill } from '../../ui/fill.ts'
import { Filled } from '../../ui/filled.tsx'
import { Outside } from '../../ui/outside.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { deleteAskedAtom } from './inbox-actions.ts'
import { type InboxView, sendAtom } from './inbox-view.ts'
import { inboxWords as words } from './words.ts'

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
