import { useSetAtom } from 'jotai'
import { type FormEvent, useEffect, useRef } from 'react'
import { undoSeconds } from '../../../contactmails/deletion/undo-seconds.ts'
import { paths } from '../../../paths.ts'
import { fill } from '../../../ui/text/fill.ts'
import { undoAtom } from '../state/inbox-actions.ts'
import { withCursor } from '../state/inbox-location.ts'
import { type InboxView, sendAtom, type Undo } from '../state/inbox-view.ts'
import { inboxWords as words } from '../words.ts'
import { packChange } from './packed-change.ts'

/**
 * Offers to take the last change back for ten seconds. Without JavaScript the offer stays, and the server refuses the
 * late undo of a deletion.
 */
export function UndoBanner({ undo, view }: { undo: Undo; view: InboxView }) {
  const run = useSetAtom(undoAtom)
  const send = useSetAtom(sendAtom)
  const button = useRef<HTMLButtonElement>(null)
  const isDeletion = undo.kind === 'deleted'
  useEffect(() => {
    if (isDeletion) button.current?.focus()
    const timer = setTimeout(() => send({ type: 'undo-over' }), undoSeconds * 1000)
    return () => clearTimeout(timer)
  }, [isDeletion, send])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await run()
    document.getElementById('messages')?.focus()
  }

  return (
    <form
      action={paths.admin.contactmailsAct(isDeletion ? 'restore' : 'undo')}
      method="post"
      className="inbox-undo"
      role="status"
      onSubmit={submit}
    >
      <input type="hidden" name="back" value={withCursor(view.query, view.cursor)} />
      <input type="hidden" name="at" value={view.opened?.id ?? ''} />
      {isDeletion ? (
        undo.ids.map((id) => <input key={id} type="hidden" name="id" value={id} />)
      ) : (
        <input type="hidden" name="changed" value={packChange(undo.changed)} />
      )}
      <p>{saidOf(undo)}</p>
      <button ref={button} type="submit">
        {words.undo}
      </button>
    </form>
  )
}

function saidOf(undo: Undo) {
  if (undo.kind === 'deleted')
    return undo.ids.length === 1 ? words.deleted : fill(words.deletedSeveral, { count: undo.ids.length })
  const count = undo.changed.previous.length
  return count === 1 ? words.changed : fill(words.changedSeveral, { count })
}
