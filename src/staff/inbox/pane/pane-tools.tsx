import { useSetAtom } from 'jotai'
import { use, useRef } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import type { Change } from '../changes/change-schema.ts'
import { Tool } from '../list/tool.tsx'
import { changeAtom } from '../state/inbox-actions.ts'
import { OfficeContext, updateAtom } from '../state/inbox-view.ts'

export function PaneTools({ mail: { id, status, assignee, verdict } }: { mail: ListedContactmail }) {
  const change = useSetAtom(changeAtom)
  const update = useSetAtom(updateAtom)
  const { me, colleagues, mayDelete } = use(OfficeContext)
  const chosen = useRef<HTMLSelectElement>(null)
  const isDone = status === 'closed' || status === 'answered'
  const isSpam = verdict === 'spam'

  const set = (wanted: Change) => () => change([id], wanted)
  const assign = (assignee: string | null) => {
    const name = colleagues.find(({ id }) => id === assignee)?.name ?? null
    return change([id], { kind: 'assignee', assignee }, name)
  }

  return (
    <div className="pane-tools needs-script">
      <Tool
        text={isDone ? 'Open again' : 'Close'}
        press={set({ kind: 'status', status: isDone ? 'open' : 'closed' })}
        shortcut="e"
      />
      {status !== 'waiting' && <Tool text="Wait for sender" press={set({ kind: 'status', status: 'waiting' })} />}
      {assignee !== me.id && <Tool text="Assign to me" press={() => assign(me.id)} shortcut="a" />}
      <Tool text="Mark unread" press={set({ kind: 'read', isRead: false })} shortcut="u" />
      <Tool text={isSpam ? 'Not spam' : 'Spam'} press={set({ kind: 'verdict', verdict: isSpam ? 'ham' : 'spam' })} />
      {mayDelete && <Tool text="Delete" press={() => update({ asked: [id] })} />}
      <span className="contents">
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
        <Tool text="Assign" press={() => assign(chosen.current?.value || null)} />
      </span>
    </div>
  )
}
