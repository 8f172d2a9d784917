import { paths } from '../../../paths.ts'
import { SentAt } from '../../frame/sent-at.tsx'
import { ActButton, StaffForm } from '../../frame/staff-form.tsx'
import { deviceName } from './device-name.ts'
import type { OwnSession } from './own-sessions.ts'

export function SessionList({ sessions }: { sessions: OwnSession[] }) {
  return (
    <>
      <ul className="mt-4 border-t border-line">
        {sessions.map(({ id, createdAt, userAgent, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-3 border-b border-line">
            <p>
              <strong>{deviceName(userAgent)}</strong>
              {isThis && ' (this browser)'}
              <span className="block text-small text-muted">
                Signed in <SentAt at={createdAt.toISOString()} />
              </span>
            </p>
            {!isThis && <ActButton action={paths.admin.sessionEnd(id)} text="Sign out" about={deviceName(userAgent)} />}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <StaffForm action={paths.admin.otherSessionsEnd} submit="Sign out everywhere else" className="mt-5" />
      )}
    </>
  )
}
