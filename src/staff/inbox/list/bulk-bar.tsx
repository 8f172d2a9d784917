import { useSetAtom } from 'jotai'
import { type FormEvent, use } from 'react'
import { paths } from '../../../paths.ts'
import { fill } from '../../../ui/text/fill.ts'
import { changeOf } from '../changes/change-field.ts'
import { maxIds } from '../changes/change-schema.ts'
import { changeAtom } from '../state/inbox-actions.ts'
import { withCursor } from '../state/inbox-location.ts'
import { type InboxView, sendAtom } from '../state/inbox-view.ts'
import { OfficeContext } from '../state/office.ts'
import { bulkWords as words } from '../words.ts'

/** What can be done with the ticked contactmails. Without JavaScript it is always there. */
export function BulkBar({ picked, view }: { picked: string[]; view: InboxView }) {
  const send = useSetAtom(sendAtom)
  const change = useSetAtom(changeAtom)
  const { me, mayDelete } = use(OfficeContext)
  const shown = view.page.contactMails.map(({ id }) => id)
  if (shown.length === 0) return null

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter
    if (!(button instanceof HTMLButtonElement)) return
    if (button.name === 'change') return change(picked, changeOf(button.value), me.name)
    send({ type: 'asked', ids: picked })
  }

  return (
    <form
      id="several"
      action={paths.admin.contactmailsAct('change')}
      method="post"
      className="inbox-several"
      data-picked={picked.length > 0 || undefined}
      onSubmit={submit}
    >
      <input type="hidden" name="back" value={withCursor(view.query, view.cursor)} />
      <p className="needs-script" aria-live="polite">
        {picked.length > 0 && fill(words.picked, { count: picked.length })}
      </p>
      <button type="submit" className="tool" name="change" value="status:closed">
        {words.close}
      </button>
      <button type="submit" className="tool" name="change" value={`assignee:${me.id}`}>
        {words.take}
      </button>
      <button type="submit" className="tool" name="change" value="read:">
        {words.unread}
      </button>
      <button type="submit" className="tool" name="change" value="verdict:spam">
        {words.spam}
      </button>
      {mayDelete && (
        <button type="submit" className="tool" formAction={paths.admin.contactmailsAct('delete')}>
          {words.delete}
        </button>
      )}
      <span className="needs-script inbox-picks">
        <button type="button" className="tool" onClick={() => send({ type: 'picked', ids: shown.slice(0, maxIds) })}>
          {words.all}
        </button>
        <button type="button" className="tool" onClick={() => send({ type: 'picked', ids: [] })}>
          {words.none}
        </button>
      </span>
    </form>
  )
}
