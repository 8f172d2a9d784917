import { dueAtOf, isOverdue } from '../../../contactmails/due/due-date.ts'
import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import type { Change } from '../changes/change-schema.ts'

/** A contactmail as the list shows it after a change. `name` is that of the new assignee. */
export const withChange = (
  mail: ListedContactmail,
  change: Change,
  at: string,
  name: string | null,
): ListedContactmail => {
  return { ...changed(mail, change, at, name), changedAt: at }
}

function changed(mail: ListedContactmail, change: Change, at: string, name: string | null): ListedContactmail {
  switch (change.kind) {
    case 'status': {
      const { status } = change
      const openedAt = status === 'open' && mail.status !== 'open' ? at : (mail.openedAt ?? mail.createdAt)
      const dueAt = dueAtOf(status, openedAt)
      return { ...mail, status, openedAt, dueAt, isOverdue: isOverdue(dueAt, new Date(at)) }
    }
    case 'assignee':
      return { ...mail, assignee: change.assignee, assigneeName: name }
    case 'read':
      return { ...mail, readAt: change.isRead ? at : null }
    case 'verdict':
      return { ...mail, verdict: change.verdict }
  }
}
