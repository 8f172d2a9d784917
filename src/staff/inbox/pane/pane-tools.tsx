import { useSetAtom } from 'jotai'
import { use, useRef } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import type { Change } from '../changes/change-schema.ts'
import { changeAtom } from '../state/inbox-actions.ts'
import { sendAtom } from '../state/inbox-reducer.ts'
import { OfficeContext } from '../state/inbox-view.ts'

export function PaneTools({ mail: { id, status, assignee, verdict } }: { mail: ListedContactmail }) {
  const change = useSetAtom(changeAtom)
  const send = useSetAtom(sendAtom)
  const { me, colleagues, mayDelete } = use(OfficeContext)
  const chosen = useRef<HTMLSelectElement>(null)

  const assign = (assignee: string | null) => {
    const name = colleagues.find(({ id }) => id === assignee)?.name ?? null
    return change([id], { kind: 'assignee', assignee }, name)
  }
  const button = (text: string, press: () => void, key?: string) => (
    <button type="button" className="tool" aria-keyshortcuts={key} onClick={press}>
      {text}
      {key && <kbd>{key}</kbd>}
    </button>
  )
  const changing = (text: string, wanted: Change, key?: string) => button(text, () => change([id], wanted), key)

  return (
    <div className="pane-tools needs-script">
      {status === 'closed' || status === 'answered'
        ? changing('Open again', { kind: 'status', status: 'open' }, 'e')
        : changing('Close', { kind: 'status', status: 'closed' }, 'e')}
      {status !== 'waiting' && changing('Wait for sender', { kind: 'status', status: 'waiting' })}
      {assignee !== me.id && button('Assign to me', () => assign(me.id), 'a')}
      {changing('Mark unread', { kind: 'read', isRead: false }, 'u')}
      {verdict === 'spam'
        ? changing('Not spam', { kind: 'verdict', verdict: 'ham' })
        : changing('Spam', { kind: 'verdict', verdict: 'spam' })}
      {mayDelete && button('Delete', () => send({ type: 'asked', ids: [id] }))}
      <span className="pane-assign">
        <label>
          <span className="sr-only">Assigned to</span>
          <select key={assignee} ref={chosen} className="tool-select" defaultValue={assignee ?? ''}>
            <option value="">Nobody</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {button('Assign', () => assign(chosen.current?.value || null))}
      </span>
    </div>
  )
}
