import { useSetAtom } from 'jotai'
import { use } from 'react'
import { type Change, maxIds } from '../changes/change-schema.ts'
import { changeAtom } from '../state/inbox-actions.ts'
import { sendAtom } from '../state/inbox-reducer.ts'
import { type InboxView, OfficeContext } from '../state/inbox-view.ts'

export function BulkBar({ picked, view }: { picked: string[]; view: InboxView }) {
  const send = useSetAtom(sendAtom)
  const change = useSetAtom(changeAtom)
  const { me, mayDelete } = use(OfficeContext)
  const shown = view.page.contactMails.map(({ id }) => id)
  if (shown.length === 0) return null

  const button = (text: string, wanted: Change) => (
    <button type="button" className="tool" onClick={() => change(picked, wanted, me.name)}>
      {text}
    </button>
  )
  const pick = (text: string, ids: string[]) => (
    <button type="button" className="tool" onClick={() => send({ type: 'picked', ids })}>
      {text}
    </button>
  )

  return (
    <div id="several" className="inbox-several needs-script" data-picked={picked.length > 0 || undefined}>
      <p aria-live="polite">{picked.length > 0 && `${picked.length} selected`}</p>
      {button('Close', { kind: 'status', status: 'closed' })}
      {button('Assign to me', { kind: 'assignee', assignee: me.id })}
      {button('Mark unread', { kind: 'read', isRead: false })}
      {button('Spam', { kind: 'verdict', verdict: 'spam' })}
      {mayDelete && (
        <button type="button" className="tool" onClick={() => send({ type: 'asked', ids: picked })}>
          Delete
        </button>
      )}
      <span className="inbox-picks">
        {pick('Select all', shown.slice(0, maxIds))}
        {pick('Select none', [])}
      </span>
    </div>
  )
}
