import { useSetAtom } from 'jotai'
import { use, useRef } from 'react'
import { type Change, maxIds } from '../changes/change-schema.ts'
import { togglesOf } from '../changes/toggles.ts'
import { changeAtom, deleteAtom } from '../state/inbox-actions.ts'
import { type InboxView, OfficeContext, updateAtom } from '../state/inbox-view.ts'
import { Tool } from './tool.tsx'

export function BulkBar({ view: { picked, page } }: { view: InboxView }) {
  const update = useSetAtom(updateAtom)
  const change = useSetAtom(changeAtom)
  const remove = useSetAtom(deleteAtom)
  const { me, colleagues, mayDelete } = use(OfficeContext)
  const colleague = useRef<HTMLSelectElement>(null)
  const shown = page.contactMails.map(({ id }) => id)
  const { closing, marking, reading } = togglesOf(page.contactMails.filter(({ id }) => picked.includes(id)))
  const act = (text: string, wanted: Change, shortcut?: string) => (
    <Tool text={text} shortcut={shortcut} press={() => change(picked, wanted)} />
  )
  const assign = (id: string) => change(picked, { kind: 'assignee', assignee: id })

  return (
    <div
      id="several"
      // Over the end of the list, so that no row moves.
      className={`inbox-several ${picked.length > 0 ? 'flex' : 'hidden'} sticky bottom-[var(--staff-bar)] flex-wrap items-center gap-x-[0.4rem] px-[clamp(0.1rem,3vw-0.65rem,0.6rem)] py-[0.4rem] bg-surface border-t border-line text-small needs-script`}
    >
      <p className="px-[0.65rem] font-semibold">{pickedText(picked)}</p>
      <Tool text="Select all" press={() => update({ picked: shown.slice(0, maxIds) })} />
      <Tool text="Select none" press={() => update({ picked: [], anchor: null })} />
      {act(closing.text, closing.change, 'e')}
      {act('Wait', { kind: 'status', status: 'waiting' }, 'w')}
      {act(marking.text, marking.change, 's')}
      {mayDelete && <Tool text="Delete" shortcut="#" press={() => remove(picked)} />}
      <Tool text="Assign to me" shortcut="a" press={() => assign(me.id)} />
      <select
        ref={colleague}
        className="tool border-row ms-[0.65rem] w-[7.25rem] hover:bg-transparent"
        aria-label="Assign to"
        // The button beside it assigns: arrow keys change the value before anybody has chosen.
        defaultValue=""
      >
        <option value="" disabled>
          Assign to...
        </option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Tool text="Assign" press={() => colleague.current?.value && assign(colleague.current.value)} />
      {act(reading.text, reading.change)}
    </div>
  )
}

export const pickedText = ({ length }: string[]): string =>
  length > 0 ? `${length} selected${length === maxIds ? ', the most at once' : ''}` : ''
