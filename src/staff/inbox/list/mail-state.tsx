import { dueWords } from '../../../contactmails/due/due-date.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { officeParts } from './sent-at.tsx'

export const statusWords = { open: 'Open', waiting: 'Waiting', answered: 'Answered', closed: 'Closed' }

type Props = { mail: ListedContactmail; now: string; isBrief?: boolean }

/** Where a contactmail stands. A row says when it is due only where that presses, and no dates. */
export function MailState({ mail, now, isBrief = false }: Props) {
  const { status, verdict, dueAt, isOverdue, answeredAt, changedAt } = mail
  const since = (status === 'answered' && answeredAt) || changedAt
  if (verdict === 'spam')
    return (
      <span className="mail-row-state" data-state="spam">
        Spam
      </span>
    )
  if (status === 'open' && dueAt) {
    const words = dueWords(dueAt, new Date(now))
    if (isBrief && words.startsWith('due in')) return <span />
    return (
      <time
        className="mail-row-state"
        data-state={isOverdue ? 'overdue' : 'open'}
        dateTime={dueAt}
        suppressHydrationWarning
      >
        {words}
      </time>
    )
  }
  if (isBrief && status === 'open') return <span />
  return status ? (
    <span className="mail-row-state" data-state={status}>
      {statusWords[status]}
      {since && !isBrief && <time dateTime={since} suppressHydrationWarning>{`, ${officeParts(since).date}`}</time>}
    </span>
  ) : (
    <span />
  )
}
