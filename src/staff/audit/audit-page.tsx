import { Hono } from 'hono'
import * as v from 'valibot'
import { referenceOf } from '../../contactmails/outbox/reference-and-names.ts'
import { paths } from '../../paths.ts'
import { Outside, Strong } from '../../ui/text/outside.tsx'
import { SentAt } from '../frame/sent-at.tsx'
import { guardPage, staffPage } from '../frame/staff-page.tsx'
import { SelectField } from '../frame/text-field.tsx'
import { actionsByKind, sentenceOf, withNames } from '../guards/audit-actions.ts'
import { unknownAccount } from '../guards/audit-entry.ts'
import { forAdmins } from '../guards/permissions.ts'
import type { StaffEnv } from '../guards/session.ts'
import { listNames } from '../users/queries.ts'
import { type AuditRow, listAudit, type Query, QuerySchema } from './queries.ts'

const pageSize = 100

type Named = { names: Record<string, string> }

export const auditPage = new Hono<StaffEnv>().get(paths.admin.audit, guardPage(forAdmins), async (c) => {
  const query = v.parse(QuerySchema, c.req.query())
  const found = await listAudit(c.env.DB, query, pageSize + 1)
  const entries = found.slice(0, pageSize)
  const names = await listNames(c.env.DB)
  const oldest = entries.at(-1)
  return staffPage(
    c,
    'Activity log',
    <>
      <p className="text-muted">Who did what, newest first. Entries cannot be changed.</p>
      <Filter {...query} names={names} />
      {entries.length === 0 && <p className="mt-5">No activity here.</p>}
      <ul className="mt-5 border-t border-line">
        {entries.map((entry) => (
          <Entry key={entry.id} {...entry} names={names} />
        ))}
      </ul>
      {oldest && found.length > pageSize && (
        <p className="mt-6">
          <a
            className="button-line"
            href={`?${new URLSearchParams({ person: query.person, kind: query.kind, before: String(oldest.id) })}`}
          >
            Older entries
          </a>
        </p>
      )}
    </>,
  )
})

function Filter({ person, kind, names }: Query & Named) {
  const others = new Set([unknownAccount, person].filter((actor) => actor && !(actor in names)))
  const people = [...Object.entries(names).sort(([, a], [, b]) => a.localeCompare(b)), ...others]
  const kinds = Object.keys(actionsByKind)
  return (
    <search>
      <form action={paths.admin.audit} className="mt-5 flex flex-wrap items-end gap-4">
        <SelectField form="audit" name="person" label="Person" none="Everybody" choices={people} chosen={person} />
        <SelectField form="audit" name="kind" label="About" none="Everything" choices={kinds} chosen={kind} />
        <button type="submit" className="button-line">
          Show
        </button>
        {(person || kind) && (
          <a className="text-link min-h-11 inline-flex items-center" href={paths.admin.audit}>
            Show everything
          </a>
        )}
      </form>
    </search>
  )
}

function Entry({ at, actor, action, subject, count, names }: AuditRow & Named) {
  return (
    <li className="py-2 border-b border-row flex flex-wrap gap-x-4 text-small">
      <span className="text-muted min-w-[min(9rem,100%)]">
        <SentAt at={at} />
      </span>
      <span className="flex-[1_1_20rem] [overflow-wrap:anywhere]">
        <a href={`?${new URLSearchParams({ person: actor })}`} className="no-underline hover:underline">
          <Strong text={names[actor] ?? actor} />
        </a>{' '}
        {sentenceOf(action)
          .split(/(\{\w+\})/)
          .map((piece) => (
            <Piece key={piece} piece={piece} subject={subject} names={names} />
          ))}
        {count > 1 && `, ${count} times`}
      </span>
    </li>
  )
}

function Piece({ piece, subject, names }: { piece: string; subject: string } & Named) {
  const [first = '', ...rest] = subject.split(' ')
  if (piece === '{message}')
    return (
      <a className="text-link" href={paths.admin.contactmail(first)}>
        message {referenceOf(first)}
      </a>
    )
  if (piece === '{rest}') return <Outside text={withNames(rest, names)} />
  if (piece === '{all}') return <Outside text={withNames([first, ...rest], names)} />
  return piece
}
