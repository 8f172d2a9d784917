import { use } from 'react'
import { Outside } from '../../../ui/text/outside.tsx'
import { SentAt } from '../../frame/sent-at.tsx'
import { OfficeContext } from '../state/inbox-view.ts'
import type { HistoryEntry } from '../state/thread-schema.ts'

/** Who did what with a message, newest first. */
export function History({ entries }: { entries: HistoryEntry[] }) {
  const { colleagues } = use(OfficeContext)
  const nameOf = (email: string) => colleagues.find((one) => one.email === email)?.name ?? email
  if (entries.length === 0) return null
  return (
    <details className="mail-history mt-3">
      <summary className="min-h-9 inline-flex items-center">History</summary>
      <ol className="grid gap-[0.35rem]">
        {entries.map(({ id, at, actor, action, detail }) => (
          <li key={id}>
            <Outside text={nameOf(actor)} /> {acts[action] ?? action}{' '}
            <Outside text={detail.replace(/(?<=^to )\S+@\S+$/, nameOf)} />{' '}
            <span className="text-muted">
              <SentAt at={at} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}

const acts: Record<string, string> = {
  'mail-assigned': 'assigned it',
  'mail-change-undone': 'put back',
  'mail-cleared': 'marked it as not spam',
  'mail-deleted': 'deleted it',
  'mail-marked-read': 'marked it as read',
  'mail-marked-spam': 'marked it as spam',
  'mail-marked-unread': 'marked it as unread',
  'mail-noted': 'wrote a note',
  'mail-restored': 'restored it',
  'mail-status-changed': 'marked it as',
  'reply-retried': 'sent a reply again',
  'reply-sent': 'replied',
  'sender-blocked': 'blocked the sender',
  'sender-unblocked': 'unblocked the sender',
}
