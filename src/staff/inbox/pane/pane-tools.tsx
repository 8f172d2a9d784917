import { useSetAtom } from 'jotai'
import { type FormEvent, type MouseEvent, use } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { paths } from '../../../paths.ts'
import { changeOf } from '../changes/change-field.ts'
import { changeAtom } from '../state/inbox-actions.ts'
import { withQuery } from '../state/inbox-location.ts'
import { sendAtom } from '../state/inbox-view.ts'
import { OfficeContext } from '../state/office.ts'
import { paneWords as words } from '../words.ts'

type Props = { mail: ListedContactmail; query: string }

/** What can be done with the open contactmail: one form, whose buttons carry the change. */
export function PaneTools({ mail, query }: Props) {
  const change = useSetAtom(changeAtom)
  const send = useSetAtom(sendAtom)
  const { me, colleagues, mayDelete } = use(OfficeContext)
  const { id, status, assignee, verdict } = mail

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    const wanted = changeOf(String(fields.get('change')))
    const name = wanted.kind === 'assignee' ? colleagues.find(({ id }) => id === wanted.assignee)?.name : null
    change([id], wanted, name ?? null)
  }
  const ask = (event: MouseEvent) => {
    event.preventDefault()
    send({ type: 'asked', ids: [id] })
  }

  const button = (value: string, text: string, key?: string) => (
    <button type="submit" className="tool" name="change" value={value} aria-keyshortcuts={key}>
      {text}
      {key && <kbd>{key}</kbd>}
    </button>
  )
  const form = { action: paths.admin.contactmailsAct('change'), method: 'post', onSubmit: submit } as const
  const fields = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={query} />
      <input type="hidden" name="at" value={id} />
    </>
  )

  return (
    <div className="pane-tools print:hidden">
      <form {...form}>
        {fields}
        {status === 'closed' || status === 'answered'
          ? button('status:open', words.reopen, 'e')
          : button('status:closed', words.close, 'e')}
        {status !== 'waiting' && button('status:waiting', words.wait)}
        {assignee !== me.id && button(`assignee:${me.id}`, words.take, 'a')}
        {button('read:', words.unread, 'u')}
        {verdict === 'spam' ? button('verdict:ham', words.clear) : button('verdict:spam', words.spam)}
        {mayDelete && (
          <a className="tool" href={withQuery(paths.admin.contactmailAct(id, 'delete'), query)} onClick={ask}>
            {words.delete}
          </a>
        )}
      </form>
      <form {...form} key={assignee}>
        {fields}
        <label>
          <span className="sr-only">{words.assignee}</span>
          <select className="tool-select" name="change" defaultValue={`assignee:${assignee ?? ''}`}>
            <option value="assignee:">{words.nobody}</option>
            {colleagues.map(({ id, name }) => (
              <option key={id} value={`assignee:${id}`}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="tool">
          {words.assign}
        </button>
      </form>
    </div>
  )
}
