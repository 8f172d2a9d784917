import { Outside } from '../../../ui/text/outside.tsx'
import { SentAt } from '../../frame/sent-at.tsx'
import type { HistoryEntry } from '../state/thread-schema.ts'

/** Who did what with a message, newest first. */
export function History({ entries }: { entries: HistoryEntry[] }) {
  if (entries.length === 0) return null
  return (
    <details className="mail-history mt-3">
      <summary className="min-h-9 inline-flex items-center">History</summary>
      <ol className="grid gap-[0.35rem]">
        {entries.map(({ id, at, who, did }) => (
          <li key={id}>
            <Outside text={who} /> <Outside text={did} />{' '}
            <span className="text-muted">
              <SentAt at={at} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
