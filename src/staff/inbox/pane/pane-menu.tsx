import { useAtomValue, useSetAtom } from 'jotai'
import { use } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { Icon } from '../../../ui/picture/icon.tsx'
import type { Change } from '../changes/change-schema.ts'
import { togglesOf } from '../changes/toggles.ts'
import { showKeys } from '../keys/keys-dialog.tsx'
import { Tool } from '../list/tool.tsx'
import { changeAtom, deleteAtom } from '../state/inbox-actions.ts'
import { OfficeContext } from '../state/inbox-view.ts'
import { isRestingAtom, restAtom } from '../state/rest.ts'

const menuId = 'mail-menu'

/** What one does each hour stands beside the subject; everything else is in the menu. Each has a key. */
export function PaneMenu({ mail }: { mail: ListedContactmail }) {
  const { id, status, assignee } = mail
  const change = useSetAtom(changeAtom)
  const remove = useSetAtom(deleteAtom)
  const rest = useSetAtom(restAtom)
  const isResting = useAtomValue(isRestingAtom)
  const { me, colleagues, mayDelete } = use(OfficeContext)
  const { closing, marking } = togglesOf([mail])

  const set = (wanted: Change) => {
    document.getElementById(menuId)?.hidePopover?.()
    return isResting || rest(change([id], wanted, id))
  }
  const act = (text: string, wanted: Change, shortcut?: string) => (
    <Tool text={text} shortcut={shortcut} press={() => set(wanted)} />
  )

  return (
    <div className="pane-acts [grid-area:1/2] flex max-lg:[&_.tool]:min-w-[2.6rem] max-lg:[&_.tool]:min-h-[2.6rem] needs-script unprinted">
      {act(closing.text, closing.change, 'e')}
      <button type="button" className="tool" popoverTarget={menuId}>
        <Icon name="menu" />
        <span className="sr-only">More</span>
      </button>
      <div
        id={menuId}
        popover="auto"
        className="mail-menu [overflow-wrap:anywhere] inset-auto open:grid auto-rows-max min-w-60 max-w-[min(24rem,100vw-1rem)] max-h-[min(32rem,80dvh)] overflow-y-auto p-[0.35rem] bg-card text-text border border-line [box-shadow:3px_3px_0_var(--ink-ink)] [position-area:bottom_span-left] supports-[not(position-area:bottom)]:inset-[3.5rem_1rem_auto_auto] [&_.tool]:justify-between [&_.tool]:text-start"
      >
        {status !== 'waiting' && act('Wait for sender', { kind: 'status', status: 'waiting' }, 'w')}
        {act('Mark unread', { kind: 'read', isRead: false }, 'u')}
        {act(marking.text, marking.change, 's')}
        {mayDelete && <Tool text="Delete" shortcut="#" press={() => remove([id])} />}
        <hr className="my-[0.3rem] border-t border-row" />
        {assignee !== me.id && act('Assign to me', { kind: 'assignee', assignee: me.id }, 'a')}
        {colleagues
          .filter(({ id }) => id !== me.id && id !== assignee)
          .map(({ id, name }) => (
            <Tool key={id} text={`Assign to ${name}`} press={() => set({ kind: 'assignee', assignee: id })} />
          ))}
        {assignee && act('Assign to nobody', { kind: 'assignee', assignee: null })}
        <div className="grid [@media(hover:none)_and_(pointer:coarse)]:hidden">
          <hr className="my-[0.3rem] border-t border-row" />
          <Tool text="Keys" shortcut="?" press={showKeys} />
        </div>
      </div>
    </div>
  )
}
