import type { D1Database } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import * as v from 'valibot'
import { select } from '../../database/sql.ts'
import { paths } from '../../paths.ts'
import { Received } from '../../ui/form/received.tsx'
import { Outside } from '../../ui/text/outside.tsx'
import { guardPage, staffPage } from '../frame/staff-page.tsx'
import { forAdmins } from '../guards/access.ts'
import type { StaffEnv } from '../guards/staff.ts'

const pageSize = 100

const BeforeSchema = v.fallback(
  v.pipe(v.string(), v.digits(), v.transform(Number), v.safeInteger(), v.minValue(1)),
  Number.MAX_SAFE_INTEGER,
)

export const auditPage = new Hono<StaffEnv>().get(paths.admin.audit, guardPage(forAdmins), async (c) => {
  const before = v.parse(BeforeSchema, c.req.query('before'))
  const found = await listAudit(c.env.DB, before, pageSize + 1)
  const entries = found.slice(0, pageSize)
  const runs = await listRetentionRuns(c.env.DB, 10)
  const oldest = entries.at(-1)
  return staffPage(
    c,
    'Activity log',
    <>
      <p className="text-muted">Who did what, newest first. Entries cannot be changed.</p>
      {entries.length === 0 ? (
        <p className="mt-5">No activity yet.</p>
      ) : (
        <table className="mt-5 w-full border-collapse text-left text-small">
          <thead className="border-b border-line max-sm:sr-only">
            <tr>
              <th className="py-2 pr-4">Time</th>
              <th className="py-2 pr-4">Person</th>
              <th className="py-2 pr-4">Action</th>
              <th className="py-2">Item</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, at, actor, action, subject, count }) => (
              <tr key={id} className="border-b border-row max-sm:block max-sm:py-2">
                <td className="py-2 pr-4 whitespace-nowrap max-sm:block max-sm:py-0">
                  <Received at={at} />
                </td>
                <td className="py-2 pr-4 sm:min-w-48 max-sm:block max-sm:py-0">
                  <Outside text={actor} />
                </td>
                <td className="py-2 pr-4 font-semibold whitespace-nowrap max-sm:block max-sm:py-0">
                  {action}
                  {count > 1 && ` × ${count}`}
                </td>
                <td className="py-2 break-all max-sm:block max-sm:py-0">
                  <Outside text={subject} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {oldest && found.length > pageSize && (
        <p className="mt-6">
          <a className="button-line" href={`?before=${oldest.id}`}>
            Older entries
          </a>
        </p>
      )}
      <h2 className="title-item mt-10">Scheduled removal of old messages</h2>
      {runs.length === 0 && <p className="mt-2">Not run yet.</p>}
      <ul className="mt-2">
        {runs.map(({ at, deleted, olderThan }) => (
          <li key={at}>
            <Received at={at} /> · {`${deleted} removed, received before ${olderThan.slice(0, 10)}`}
          </li>
        ))}
      </ul>
    </>,
  )
})

const AuditRowSchema = v.object({
  ...v.entriesFromList(['id', 'count'], v.number()),
  ...v.entriesFromList(['at', 'actor', 'action', 'subject'], v.string()),
})

export const listAudit = (db: D1Database, before: number, limit: number) => select(db, AuditRowSchema)`
  SELECT id, at, actor, action, subject, count FROM audit WHERE id < ${before} ORDER BY id DESC LIMIT ${limit}`

const RetentionRunSchema = v.object({ at: v.string(), deleted: v.number(), olderThan: v.string() })

export const listRetentionRuns = (db: D1Database, limit: number) => select(db, RetentionRunSchema)`
  SELECT ran_at AS at, deleted, older_than AS olderThan FROM retention_runs ORDER BY id DESC LIMIT ${limit}`
