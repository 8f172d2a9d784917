import type { ListedContactmail, RowMark } from '../../../contactmails/listed-contactmail.ts'
import { Outside } from '../../../ui/text/outside.tsx'
import { inboxUrl } from '../state/inbox-location.ts'
import { Hits } from './hits.tsx'
import { MailState } from './mail-state.tsx'
import { excerptOf, markHits } from './mark-hits.ts'
import { ShortTime } from './sent-at.tsx'
import { InboxLink } from './tool.tsx'

type Props = {
  mail: ListedContactmail
  hits: { sender: readonly string[]; texts: readonly string[] }
  query: string
  now: string
  isOpen: boolean
  isPicked: boolean
  open: () => void
  pick: (isRange: boolean) => void
}

export function MailRow({ mail, hits, query, now, isOpen, isPicked, open, pick }: Props) {
  const { id, name, email, subject, message, createdAt, readAt, status, newest, marks = [] } = mail
  const { reason, topic, assigneeName } = mail
  const weight = readAt ? '' : 'font-bold'
  const isFoundByEmail = markHits(email, hits.sender).some(({ isHit }) => isHit)
  const isFoundInMessage = markHits(message, hits.texts).some(({ isHit }) => isHit)
  const text = newest && !isFoundInMessage ? newest.text : message

  return (
    <li
      className="mail-row"
      data-mail={id}
      data-status={status}
      data-unread={readAt ? undefined : ''}
      data-open={isOpen || undefined}
      data-picked={isPicked || undefined}
    >
      <InboxLink className="mail-row-open" href={inboxUrl(query, id)} aria-current={isOpen || undefined} follow={open}>
        <span className="mail-row-line">
          {!readAt && <span className="sr-only">New </span>}
          <bdi className={`mail-row-text ${weight}`}>
            <Hits text={name} hits={hits.sender} />
          </bdi>
          {isFoundByEmail && (
            <bdi className="mail-row-text text-muted">
              <Hits text={email} hits={hits.sender} />
            </bdi>
          )}
          <ShortTime at={createdAt} now={now} />
        </span>
        <span className="mail-row-line">
          <bdi className={`mail-row-text ${weight}`}>
            <Hits text={subject} hits={hits.texts} />
          </bdi>
          <MailState mail={mail} now={now} isBrief />
        </span>
        <span className="mail-row-line text-muted">
          {marks.map((mark) => (
            <span key={mark} className="mail-row-mark" data-mark={mark}>
              {markWords[mark]}
            </span>
          ))}
          {newest?.isOut && !isFoundInMessage && <span className="mail-row-mark">Replied</span>}
          <bdi className="mail-row-text" aria-hidden="true">
            <Hits text={excerptOf(text, hits.texts)} hits={hits.texts} />
          </bdi>
          <span className="mail-row-end">
            <Outside text={[topic || reason.split(' ')[0], assigneeName?.split(' ')[0]].filter(Boolean).join(' · ')} />
          </span>
        </span>
      </InboxLink>
      <label className="mail-row-pick needs-script">
        <input
          type="checkbox"
          aria-label={`Select ${subject}`}
          checked={isPicked}
          // A press with Shift ticks all rows from the last one.
          onChange={({ nativeEvent }) => pick((nativeEvent as unknown as MouseEvent).shiftKey)}
        />
      </label>
    </li>
  )
}

const markWords: Record<RowMark, string> = {
  draft: 'Draft',
  writing: 'Being written',
  note: 'Note',
  attachment: 'File',
  failed: 'Not sent',
}
