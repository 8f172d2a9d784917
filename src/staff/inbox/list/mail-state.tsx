import { dueWords } from '../../../contactmails/due/due-date.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { officeParts } from './sent-at.tsx'

export const statusWords = { open: 'Open', waiting: 'Waiting', answered: 'Answered', closed: 'Closed' }

type Props = { mail: ListedContactmail; now: string }

export function MailState({ mail, now }: Props) {
  const { status, verdict, dueAt, isOverdue, answeredAt, changedAt } = mail
  const since = (status === 'answered' && answeredAt) || changedAt
  if (verdict === 'spam')
    return (
      <span className="mail-row-state" data-state="spam">
        Spam
      </span>
    )
  if (status === 'open' && dueAt)
    return (
      <time
        className="mail-row-state"
        data-state={isOverdue ? 'overdue' : 'open'}
        dateTime={dueAt}
        suppressHydrationWarning
      >
        {dueWords(dueAt, new Date(now))}
      </time>
    )
  return status ? (
    <span className="mail-row-state" data-state={status}>
      {statusWords[status]}
      {since && <time dateTime={since} suppressHydrationWarning>{`, ${officeParts(since).date}`}</time>}
    </span>
  ) : null
}
