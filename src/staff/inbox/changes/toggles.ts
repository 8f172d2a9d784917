import type { ListedContactmail } from '../../../contactmails/listed-contactmail.ts'
import type { Change } from './change-schema.ts'

/** What "Close", "Spam" and "Mark read" do to these contactmails: the opposite if all of them are so already. */
export function togglesOf(mails: ListedContactmail[]) {
  const areDone = mails.every(({ status }) => status === 'closed' || status === 'answered')
  const areRead = mails.every(({ readAt }) => readAt !== null)
  const areSpam = mails.every(({ verdict }) => verdict === 'spam')
  const closing: Change = { kind: 'status', status: areDone ? 'open' : 'closed' }
  const marking: Change = { kind: 'verdict', verdict: areSpam ? 'ham' : 'spam' }
  const reading: Change = { kind: 'read', isRead: !areRead }
  return {
    areDone,
    closing: { text: areDone ? 'Open again' : 'Close', change: closing },
    reading: { text: areRead ? 'Mark unread' : 'Mark read', change: reading },
    marking: { text: areSpam ? 'Not spam' : 'Spam', change: marking },
  }
}
