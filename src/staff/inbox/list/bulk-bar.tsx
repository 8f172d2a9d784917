import { useSetAtom } from 'jotai'
import { use } from 'react'
import { maxIds } from '../changes/change-schema.ts'
import { changeAtom } from '../state/inbox-actions.ts'
import { type InboxView, OfficeContext, updateAtom } from '../state/inbox-view.ts'
import { Tool } from './tool.tsx'

export function BulkBar({ view: { picked, page } }: { view: InboxView }) {
  const update = useSetAtom(updateAtom)
  const change = useSetAtom(changeAtom)
  const { me, mayDelete } = use(OfficeContext)
  const shown = page.contactMails.map(({ id }) => id)
  if (shown.length === 0) return null

  return (
    <div
      id="several"
      className="inbox-several needs-script sticky bottom-[var(--staff-bar)] flex flex-wrap items-center gap-2 py-[0.6rem]"
      data-picked={picked.length > 0 || undefined}
    >
      <p className="empty:hidden" aria-live="polite">
        {picked.length > 0 && `${picked.length} selected`}
      </p>
      <Tool text="Close" press={() => change(picked, { kind: 'status', status: 'closed' })} />
      <Tool text="Assign to me" press={() => change(picked, { kind: 'assignee', assignee: me.id }, me.name)} />
      <Tool text="Mark unread" press={() => change(picked, { kind: 'read', isRead: false })} />
      <Tool text="Spam" press={() => change(picked, { kind: 'verdict', verdict: 'spam' })} />
      {mayDelete && <Tool text="Delete" press={() => update({ asked: picked })} />}
      <span className="contents">
        <Tool text="Select all" press={() => update({ picked: shown.slice(0, maxIds) })} />
        <Tool text="Select none" press={() => update({ picked: [] })} />
      </span>
    </div>
  )
}
