import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { inboxUrl } from '../state/inbox-location.ts'
import { MailState } from './mail-state.tsx'
import { excerptOf, markHits } from './mark-hits.ts'
import { InboxLink } from './tool.tsx'

type Props = {
  mail: ListedContactmail
  hits: { sender: readonly string[]; texts: readonly string[] }
  query: string
  now: string
  isOpen: boolean
  isPicked: boolean
  open: () => void
  pick: (isPicked: boolean) => void
}

/** A contactmail in the list. With JavaScript, opening it marks it as read. */
export function MailRow({ mail, hits, query, now, isOpen, isPicked, open, pick }: Props) {
  const { id, name, email, subject, message, readAt, assigneeName } = mail
  const isFoundByEmail = markHits(email, hits.sender).some(({ isHit }) => isHit)

  return (
    <li className="mail-row" data-mail={id} data-unread={readAt ? undefined : ''} data-open={isOpen || undefined}>
      <InboxLink className="mail-row-open" href={inboxUrl(query, id)} aria-current={isOpen || undefined} follow={open}>
        <span className="mail-row-name">
          {!readAt && <span className="sr-only">New </span>}
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
      </InboxLink>
      <label className="mail-row-pick needs-script">
        <span className="sr-only">
          Select <Outside text={subject} />
        </span>
        <input type="checkbox" checked={isPicked} onChange={({ currentTarget }) => pick(currentTarget.checked)} />
      </label>
    </li>
  )
}

function Hits({ text, hits }: { text: string; hits: readonly string[] }) {
  return (
    <bdi className="[overflow-wrap:anywhere]">
      {markHits(text, hits).map(({ start, text, isHit }) => (isHit ? <mark key={start}>{text}</mark> : text))}
    </bdi>
  )
}
