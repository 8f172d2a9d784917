import type { MouseEvent } from 'react'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { paths } from '../../../paths.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { withQuery } from '../state/inbox-location.ts'
import { inboxWords as words } from '../words.ts'
import { excerptOf } from './excerpt.ts'
import { Hits } from './hits.tsx'
import { MailState } from './mail-state.tsx'
import { markHits } from './mark-hits.ts'

type Props = {
  mail: ListedContactmail
  /** What the search has found: in the sender alone, and anywhere. */
  hits: { sender: readonly string[]; texts: readonly string[] }
  query: string
  now: string
  isOpen: boolean
  isPicked: boolean
  open: () => void
  pick: (isPicked: boolean) => void
}

/** A contactmail in the list. Opening it marks it as read, so it is a form and not a link. */
export function MailRow({ mail, hits, query, now, isOpen, isPicked, open, pick }: Props) {
  const { id, name, email, subject, message, readAt, assigneeName } = mail
  const isFoundByEmail = markHits(email, hits.sender).some(({ isHit }) => isHit)

  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  }

  return (
    <li className="mail-row" data-mail={id} data-unread={readAt ? undefined : ''} data-open={isOpen || undefined}>
      <form action={withQuery(paths.admin.contactmailAct(id, 'open'), query)} method="post">
        <button type="submit" className="mail-row-open" aria-current={isOpen || undefined} onClick={press}>
          <span className="mail-row-name">
            {!readAt && <span className="sr-only">{words.unread} </span>}
            <Hits text={name} hits={hits.sender} />
            {isFoundByEmail && (
              <span className="mail-row-email">
                <Hits text={email} hits={hits.sender} />
              </span>
            )}
          </span>
          <span className="mail-row-line">
            <span className="mail-row-text">
              <span className="mail-row-subject">
                <Hits text={subject} hits={hits.texts} />
              </span>
              <span className="mail-row-snippet" aria-hidden="true">
                <Hits text={excerptOf(message, hits.texts)} hits={hits.texts} />
              </span>
            </span>
            {assigneeName && (
              <span className="mail-row-assignee">
                <Outside text={assigneeName} />
              </span>
            )}
          </span>
          <MailState mail={mail} now={now} />
        </button>
      </form>
      <label className="mail-row-pick">
        <span className="sr-only">
          {words.pick} <Outside text={subject} />
        </span>
        <input
          type="checkbox"
          form="several"
          name="id"
          value={id}
          checked={isPicked}
          onChange={({ currentTarget }) => pick(currentTarget.checked)}
        />
      </label>
    </li>
  )
}
