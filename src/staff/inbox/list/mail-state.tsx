import { dueWords, isOverdue } from '../../../contactmails/due/due-date.ts'
import { statusWords } from '../../../contactmails/due/status.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import { officeParts } from '../../frame/sent-at.tsx'

type Props = { mail: ListedContactmail; now: string; isBrief?: boolean }

/** Where a contactmail stands. A row (`isBrief`) shows no dates, and says when it is due only from the day before. */
export function MailState({ mail, now, isBrief = false }: Props) {
  const { status, verdict, dueAt, answeredAt, changedAt } = mail
  const isSpam = verdict === 'spam'
  const due = isSpam || status !== 'open' ? null : dueAt
  const words = isSpam ? 'Spam' : due ? dueWords(due, new Date(now)) : statusWords[status]
  const isPressing = isSpam || isOverdue(due, new Date(now))
  if (isBrief && (words === statusWords.open || words.startsWith('due in'))) return <span />
  const look = `mail-fact ${isBrief ? '' : '[font-size:inherit]'} ${isPressing ? 'font-bold text-error' : ''}`
  const since = isSpam || isBrief ? null : (status === 'answered' && answeredAt) || changedAt
  return due ? (
    <time className={look} dateTime={due}>
      {words}
    </time>
  ) : (
    <span className={look}>
      {words}
      {since && <time dateTime={since}>{`, ${officeParts(since, now).date}`}</time>}
    </span>
  )
}
