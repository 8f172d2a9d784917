import { paths } from '../../../paths.ts'
import { Received } from '../../../ui/form/received.tsx'
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
                Signed in <Received at={createdAt.toISOString()} />
              </span>
            </p>
            <form action={isThis ? paths.logout : paths.admin.sessionEnd(id)} method="post">
              <button type="submit" className="text-link min-h-11 bg-transparent">
                Sign out
                <span className="sr-only">: {deviceName(userAgent)}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <form action={paths.admin.otherSessionsEnd} method="post" className="mt-5">
          <button type="submit" className="button-line">
            Sign out everywhere else
          </button>
        </form>
      )}
    </>
  )
}
